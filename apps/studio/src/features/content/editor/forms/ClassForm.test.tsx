import type { EntryEditor, EntryState } from '@gschool/data/content';
import type { SourceEntry } from '@gschool/domain/content-pack';
import { createStore } from '@gschool/state';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { i18n } from '../../../../i18n/i18n';
import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { previewPlayer } from '../../../../shared/preview/previewPlayer';
import { EntryForm } from '../form/EntryForm';
import { LengthQuestion } from '../fields/lazyLengthQuestion';
import { loadEntryCheck } from '../form/loadEntryCheck';
import { ClassForm } from './ClassForm';
import { ClassDetails } from './lazyClassDetails';

const { rendered } = vi.hoisted(() => ({ rendered: [] as string[] }));

// The real sections, which say when React renders something in them.
vi.mock('../form/Section', async (importOriginal) => {
  const { Section } = await importOriginal<typeof import('../form/Section')>();
  const { Profiler, createElement } = await import('react');
  return {
    Section: (props: Parameters<typeof Section>[0]) =>
      createElement(
        Profiler,
        { id: props.id, onRender: (id: string) => void rendered.push(id) },
        createElement(Section, props),
      ),
  };
});

// The class whose video is used. Its source would come from the server.
vi.mock('@gschool/data/content', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@gschool/data/content')>()),
  useSource: () => ({
    data: { entry: { id: 'other', hls: 'videos/other.m3u8', durationSeconds: 1500 }, outdated: {} },
    error: null,
  }),
}));

const entry: SourceEntry = {
  id: 'hinge',
  title: { en: 'Hinge', ar: 'انحناء' },
  description: 'Bend at the hip.',
  style: 'strength',
  level: 'beginner',
  durationSeconds: 600,
  releasedAt: '2026-10-31T04:00:00.000Z',
  poster: 'art:figure/squat/3',
  hls: 'videos/hinge.m3u8',
  equipment: ['Mat'],
  chapters: [
    { title: 'Start', startSeconds: 0 },
    { title: 'Bend', startSeconds: 120 },
  ],
};

const style = { id: 'strength', title: 'Strength', isNew: false, isDraft: false };
const listed = { isArchived: false, isDeleted: false };
const known: KnownEntries = {
  lists: {
    styles: new Map([['strength', { ...style, ...listed }]]),
    instructors: new Map(),
    series: new Map(),
    videos: new Map([['other', { ...style, id: 'other', title: 'Other', ...listed }]]),
    events: new Map(),
  },
  seriesOf: new Map(),
  drafts: [],
  tags: { equipment: [], focus: [] },
  isLoading: false,
  error: null,
  refetch: () => undefined,
};

const store = createStore<EntryState>({
  status: 'ready',
  error: null,
  live: { entry, outdated: { 'ar/title': '2026-11-01T00:00:00.000Z' } },
  liveRelease: null,
  entry,
  confirmed: [],
  isDraft: true,
  save: { state: 'saved', error: null, savedAt: null },
  received: [],
  conflicts: [],
  editors: [],
});
const patch = (next: Partial<EntryState>) => store.set({ ...store.get(), ...next });
const actions = {
  // The queue makes new lists with every change, too.
  change: (next: SourceEntry | null) =>
    patch({
      entry: next,
      conflicts: [],
      received: [],
      save: { ...store.get().save, state: 'waiting' },
    }),
  getEntry: () => store.get().entry,
  move: () => undefined,
  confirm: () => undefined,
  saveNow: async () => undefined,
  discard: async () => undefined,
  resolve: () => undefined,
  dismissReceived: () => undefined,
  refetch: () => undefined,
};

const sections = <ClassForm />;

function Form() {
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const editor: EntryEditor = { ...state, ...actions };
  return (
    <EntryForm
      list="videos"
      id="hinge"
      label="Hinge"
      openedAt="2027-01-01T00:00:00.000Z"
      entry={state.entry ?? entry}
      {...{ editor, known }}
    >
      {sections}
    </EntryForm>
  );
}

let root: Root;
let host: HTMLElement;
const type = (name: string, value: string) =>
  act(async () => {
    const input = host.querySelector<HTMLInputElement>(
      `input:not([hidden])[name="${name}"], [role="combobox"][data-field="${name}"]`,
    )!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** The entry is checked after a pause in typing. */
const pause = () => act(async () => vi.advanceTimersByTimeAsync(1000));

const press = (name: string) =>
  act(async () => {
    const buttons = [...host.querySelectorAll('button')];
    const button = buttons.find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    if (!button) throw new Error(`No button “${name}”`);
    button.click();
  });
const takeOtherVideo = async () => {
  // What appears in a field without the focus was filled in by the browser.
  host.querySelector<HTMLElement>('[data-field="otherVideo"]')!.focus();
  await type('otherVideo', 'Other');
  await act(async () => document.querySelector<HTMLElement>('[role="option"]')!.click());
  await press('Use this video');
};

// The page loads it before an entry is there.
beforeAll(async () => {
  await Promise.all([loadEntryCheck(), LengthQuestion.preload(), ClassDetails.preload()]);
});
beforeEach(async () => {
  patch({ entry });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <MemoryRouter>
            <Form />
          </MemoryRouter>
        </UiProvider>
      </I18nProvider>,
    ),
  );
  await pause();
  rendered.length = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.useRealTimers();
  previewPlayer.set(null);
  vi.unstubAllGlobals();
});

describe('the form of a class', () => {
  it('renders only the section that a key is typed into, and only once', async () => {
    await type('title.en', 'Hinge w');
    expect(store.get().entry).toMatchObject({ title: { en: 'Hinge w', ar: 'انحناء' } });
    expect(rendered).toEqual(['texts']);
    await pause();
    expect(rendered).toEqual(['texts']);
    await type('durationSeconds', '12:00');
    await pause();
    expect(rendered.slice(1).filter((id) => id !== 'media')).toEqual([]);
  });

  it('shows in every section what the check of another field says', async () => {
    // The chapter at 2:00 is after the end.
    await type('durationSeconds', '1:00');
    await pause();
    const chapter = host.querySelector('[name="chapters.1.startSeconds"]')!;
    expect(chapter.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the length of a class', () => {
  it('is copied with a video only if the class has no length', async () => {
    await type('durationSeconds', '');
    await takeOtherVideo();
    expect(store.get().entry).toMatchObject({ hls: 'videos/other.m3u8', durationSeconds: 1500 });
    expect(host.textContent).not.toContain('The video is');
  });

  it('stays as it was typed, and the editor chooses between both', async () => {
    await takeOtherVideo();
    expect(store.get().entry).toMatchObject({ hls: 'videos/other.m3u8', durationSeconds: 600 });
    expect(host.textContent).toContain(
      'The video is 25:00 long, and the length of this class is 10:00',
    );
    await press('Keep 10:00');
    expect(store.get().entry).toMatchObject({ durationSeconds: 600 });
    expect(host.textContent).not.toContain('The video is');
    await takeOtherVideo();
    await press('Use 25:00');
    expect(store.get().entry).toMatchObject({ durationSeconds: 1500 });
    expect(host.textContent).not.toContain('The video is');
  });

  it('is questioned if the video in the preview is much longer', async () => {
    await act(async () => previewPlayer.set({ seconds: 0, duration: 606 }));
    expect(host.textContent).not.toContain('The video is');
    await act(async () => previewPlayer.set({ seconds: 0, duration: 900 }));
    expect(host.textContent).toContain('The video is 15:00 long');
    await press('Use 15:00');
    expect(store.get().entry).toMatchObject({ durationSeconds: 900 });
  });
});

describe('a chapter', () => {
  const starts = () =>
    [...host.querySelectorAll<HTMLInputElement>('[name$=".startSeconds"]')].map((one) => one.value);

  it('begins where the player of the preview is', async () => {
    expect(host.textContent).not.toContain('Add a chapter at');
    await act(async () => previewPlayer.set({ seconds: 75, duration: 600 }));
    await press('Add a chapter at 1:15');
    expect(starts()).toEqual(['0:00', '1:15', '2:00']);
    expect(document.activeElement?.getAttribute('name')).toBe('chapters.1.title.en');
  });

  it('is moved to the player, to its place among the others', async () => {
    await act(async () => previewPlayer.set({ seconds: 300, duration: 600 }));
    await press('Set the start of chapter 1 to 5:00, where the player is');
    expect(starts()).toEqual(['2:00', '5:00']);
    expect(store.get().entry).toMatchObject({
      chapters: [{ title: 'Bend' }, { title: 'Start', startSeconds: 300 }],
    });
    expect(document.activeElement?.getAttribute('name')).toBe('chapters.1.startSeconds');
  });
});

it('leaves a cleared field empty, even after focus has left it', async () => {
  const input = host.querySelector<HTMLInputElement>('[name="durationSeconds"]')!;
  await act(async () => input.focus());
  await type('durationSeconds', '');
  await act(async () => input.blur());
  await pause();
  expect(input.value).toBe('');
  expect(store.get().entry).not.toHaveProperty('durationSeconds');
});

it('lets an address be deleted character by character', async () => {
  await type('hls', '');
  expect(host.querySelector<HTMLInputElement>('[name="hls"]')!.value).toBe('');
  expect(store.get().entry).not.toHaveProperty('hls');
  // What another editor removes disappears, too, and what they restore is shown.
  const { style: _removed, ...rest } = entry;
  await act(async () => patch({ entry: rest as SourceEntry }));
  expect(host.querySelector<HTMLInputElement>('[name="style"]')!.value).toBe('');
  await act(async () => patch({ entry }));
  expect(host.querySelector<HTMLInputElement>('[name="style"]')!.value).toBe('strength');
});

it('marks each translation that is missing or outdated, and nothing else', () => {
  const marks = [...host.querySelectorAll('[id$="-mark"]')].map((mark) => {
    const field = host.querySelector(`[aria-describedby~="${mark.id}"]`);
    return [field?.getAttribute('name'), mark.textContent.replace(/ since .*/, '')];
  });
  expect(marks).toEqual([
    ['title.ar', 'Outdated'],
    ['description.ar', 'Missing'],
    ['chapters.0.title.ar', 'Missing'],
    ['chapters.1.title.ar', 'Missing'],
  ]);
});
