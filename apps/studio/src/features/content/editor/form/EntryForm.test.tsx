import type { EntryEditor, EntryState } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '@gschool/state';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { i18n } from '../../../../i18n/i18n';
import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { ChaptersField } from '../fields/ChaptersField';
import { TextsField } from '../fields/TextsField';
import { DurationField } from '../fields/DurationField';
import { FieldConflict } from './conflicts/lazyConflicts';
import { EntryForm } from './EntryForm';
import { loadEntryCheck } from './loadEntryCheck';

const known: KnownEntries = {
  lists: {
    styles: new Map([
      [
        'strength',
        {
          id: 'strength',
          title: 'Strength',
          isNew: false,
          isDraft: false,
          isArchived: false,
          isDeleted: false,
        },
      ],
    ]),
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

const hinge: SourceEntry = {
  id: 'hinge',
  title: 'Hinge',
  style: 'strength',
  level: 'beginner',
  durationSeconds: 600,
  releasedAt: '2026-10-31T04:00:00.000Z',
  poster: 'art:figure/squat/3',
  chapters: [
    { title: 'Start', startSeconds: 0 },
    { title: 'Bend', startSeconds: 120 },
  ],
};

const ready: EntryState = {
  status: 'ready',
  error: null,
  live: null,
  liveRelease: null,
  entry: hinge,
  confirmed: [],
  isDraft: true,
  save: { state: 'saved', error: null, savedAt: null },
  received: [],
  conflicts: [],
  editors: [],
};

/** An editor whose state the test changes. */
function createEditor(initial: Partial<EntryState>) {
  const store = createStore<EntryState>({ ...ready, ...initial });
  const patch = (next: Partial<EntryState>) => store.set({ ...store.get(), ...next });
  return {
    store,
    patch,
    actions: {
      change: vi.fn((entry: SourceEntry | null) => patch({ entry })),
      move: vi.fn(),
      confirm: vi.fn(),
      saveNow: vi.fn(async () => undefined),
      discard: vi.fn(async () => undefined),
      resolve: vi.fn(),
      dismissReceived: vi.fn(),
      refetch: vi.fn(),
    },
  };
}
type TestEditor = ReturnType<typeof createEditor>;

let root: Root;
let host: HTMLElement;

function Form({ editor: { store, actions }, list }: { editor: TestEditor; list: PackList }) {
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const editor: EntryEditor = { ...state, ...actions, getEntry: () => store.get().entry };
  return (
    state.entry && (
      <EntryForm
        id="hinge"
        label="Hinge"
        openedAt="2027-01-01T00:00:00.000Z"
        entry={state.entry}
        {...{ list, editor, known }}
      >
        <TextsField name="title" label="Title" isRequired />
        <DurationField name="durationSeconds" label="Length" />
        <ChaptersField />
      </EntryForm>
    )
  );
}

const render = async (editor: TestEditor, path = '/', list: PackList = 'videos') => {
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <MemoryRouter initialEntries={[path]}>
            <Form editor={editor} list={list} />
          </MemoryRouter>
        </UiProvider>
      </I18nProvider>,
    ),
  );
  return editor;
};

const field = (name: string) => host.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) =>
  act(async () => {
    const input = field(name);
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = (name: string) => act(async () => field(name).blur());
/** What was typed is checked after a pause. */
const pause = () => act(async () => vi.advanceTimersByTimeAsync(200));
const press = (text: string) =>
  act(async () =>
    [...host.querySelectorAll('button')].find((one) => one.textContent?.includes(text))!.click(),
  );
const summary = () => [...host.querySelectorAll('section a')].map((one) => one.textContent);

// The page loads it before an entry is there.
beforeAll(async () => {
  await Promise.all([loadEntryCheck(), FieldConflict.preload()]);
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Element.prototype.scrollIntoView ??= () => undefined;
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the form of an entry', () => {
  it('saves every change as the draft, also one that cannot be published', async () => {
    const editor = await render(createEditor({}));
    await type('title.ar', 'انحناء');
    expect(editor.actions.change).toHaveBeenLastCalledWith({
      ...hinge,
      title: { en: 'Hinge', ar: 'انحناء' },
    });
    await type('durationSeconds', 'long');
    expect(editor.store.get().entry).toMatchObject({ durationSeconds: 'long' });
    await leave('durationSeconds');
    await pause();
    expect(field('durationSeconds').value).toBe('long');
    expect(field('durationSeconds').getAttribute('aria-invalid')).toBe('true');
    expect(summary()).toEqual([expect.stringContaining('12:30')]);
    await type('durationSeconds', '45');
    await leave('durationSeconds');
    await pause();
    expect(editor.store.get().entry).toMatchObject({ durationSeconds: 2700 });
    expect(field('durationSeconds').value).toBe('45:00');
    expect(summary()).toEqual([]);
  });

  it('lists what is missing, but marks no field before it was used', async () => {
    const { title: _, ...untitled } = hinge;
    const editor = await render(createEditor({ entry: { ...untitled, chapters: [] } }));
    expect(summary()).toEqual([expect.stringContaining('Enter a title.')]);
    expect(field('title.en').getAttribute('aria-invalid')).toBeNull();
    await act(async () => host.querySelector<HTMLAnchorElement>('section a')!.click());
    expect(document.activeElement).toBe(field('title.en'));
    expect(field('title.en').getAttribute('aria-invalid')).toBe('true');
    await type('title.en', 'Bend');
    await pause();
    expect(summary()).toEqual([]);
    expect(editor.store.get().entry).toEqual({ ...untitled, title: 'Bend', chapters: [] });
  });

  it('takes over what another editor changed, and keeps the focus and what is typed', async () => {
    const editor = await render(createEditor({}));
    await type('title.en', 'Hinge well');
    await act(async () =>
      editor.patch({
        entry: { ...hinge, title: 'Hinge well', durationSeconds: 900 },
        received: [{ path: 'durationSeconds', by: 'Noor' }],
      }),
    );
    expect(field('durationSeconds').value).toBe('15:00');
    expect(field('title.en').value).toBe('Hinge well');
    expect(document.activeElement).toBe(field('title.en'));
    expect(host.querySelector('[data-field="durationSeconds"]')!.textContent).toContain('Noor');
    expect(host.querySelector('[data-field="title"]')!.textContent).not.toContain('Noor');
    // The next change has both.
    await type('title.en', 'Hinge better');
    expect(editor.store.get().entry).toMatchObject({
      title: 'Hinge better',
      durationSeconds: 900,
    });
  });

  it('asks at the field which of two values counts', async () => {
    const editor = await render(
      createEditor({
        conflicts: [{ path: 'title.en', base: 'Old', mine: 'Hinge', theirs: 'Bow', by: 'Noor' }],
      }),
    );
    const question = host.querySelector('[data-field="title"] [role=alert]')!;
    expect(question.textContent).toContain('Noor');
    expect(question.textContent).toContain('Bow');
    await press('Use the other');
    expect(editor.actions.resolve).toHaveBeenCalledWith('title.en', 'theirs');
  });

  it('shows chapters in the order of their times, and refuses one after the end', async () => {
    const editor = await render(createEditor({}));
    await type('chapters.0.startSeconds', '3:00');
    await leave('chapters.0.startSeconds');
    expect(editor.store.get().entry?.['chapters']).toEqual([
      { title: 'Bend', startSeconds: 120 },
      { title: 'Start', startSeconds: 180 },
    ]);
    await press('Add a chapter');
    expect(document.activeElement).toBe(field('chapters.2.startSeconds'));
    await type('chapters.2.startSeconds', '11:00');
    await leave('chapters.2.startSeconds');
    await pause();
    expect(field('chapters.2.startSeconds').getAttribute('aria-invalid')).toBe('true');
    expect(summary().toSorted()).toEqual([
      expect.stringContaining('after the end'),
      expect.stringContaining('Enter a title.'),
    ]);
  });

  it('moves focus to the field that the URL names', async () => {
    await render(createEditor({}), '/classes/hinge#chapters.1.startSeconds');
    expect(document.activeElement).toBe(field('chapters.1.startSeconds'));
  });

  it('moves focus to the first language of a text that the URL names', async () => {
    await render(createEditor({}), '/classes/hinge#chapters.1.title');
    expect(document.activeElement).toBe(field('chapters.1.title.en'));
  });

  it('does not reload the page when Enter is pressed in a field, but saves', async () => {
    const editor = await render(createEditor({}));
    await act(async () => host.querySelector('form')!.requestSubmit());
    expect(editor.actions.saveNow).toHaveBeenCalledOnce();
  });
});
