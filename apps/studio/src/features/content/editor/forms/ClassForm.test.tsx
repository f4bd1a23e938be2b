import type { EntryEditor, EntryState } from '@gschool/data/content';
import type { SourceEntry } from '@gschool/domain/content-pack';
import { createStore } from '@gschool/state';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { i18n } from '../../../../i18n/i18n';
import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { EntryForm } from '../form/EntryForm';
import { ClassForm } from './ClassForm';

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
const known: KnownEntries = {
  lists: {
    styles: new Map([['strength', { ...style, isArchived: false, isDeleted: false }]]),
    instructors: new Map(),
    series: new Map(),
    videos: new Map(),
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
    const input = host.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** The entry is checked after a pause in typing. */
const pause = () => act(async () => vi.advanceTimersByTimeAsync(1000));

beforeEach(async () => {
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
