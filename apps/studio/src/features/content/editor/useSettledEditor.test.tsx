import type { EntryEditor } from '@gschool/data/content';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useSettledEditor } from './useSettledEditor';

const nothing = () => undefined;
const editor: EntryEditor = {
  status: 'ready',
  error: null,
  live: null,
  liveRelease: null,
  entry: { id: 'hinge', title: 'Hinge' },
  confirmed: [],
  isDraft: false,
  save: { state: 'saved', error: null, savedAt: null },
  received: [],
  conflicts: [],
  editors: [],
  getEntry: () => null,
  change: nothing,
  move: nothing,
  confirm: nothing,
  saveNow: async () => undefined,
  discard: async () => undefined,
  resolve: nothing,
  dismissReceived: nothing,
  refetch: nothing,
};
const type = (title: string): EntryEditor => ({
  ...editor,
  entry: { id: 'hinge', title },
  save: { ...editor.save, state: 'waiting' },
});

let root: Root;
let shown: EntryEditor[] = [];
function Page({ current }: { current: EntryEditor }) {
  const settled = useSettledEditor(current);
  if (shown.at(-1) !== settled) shown.push(settled);
  return null;
}
const show = (current: EntryEditor) => act(async () => root.render(<Page current={current} />));
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  root = createRoot(document.createElement('div'));
  shown = [];
  await show(editor);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page around the form of an entry', () => {
  it('shows the newest key after a pause, and none before it', async () => {
    const last = type('Hinge we');
    await show(type('Hinge w'));
    await wait(150);
    await show(last);
    await wait(150);
    expect(shown).toEqual([editor]);
    await wait(50);
    expect(shown).toEqual([editor, last]);
  });

  it('shows at once what comes of a save', async () => {
    const typed = type('Hinge w');
    await show(typed);
    await wait(200);
    const failed: EntryEditor = { ...typed, save: { ...typed.save, state: 'failed' } };
    await show(failed);
    expect(shown.at(-1)).toBe(failed);
  });

  it.each([
    ['is deleted', { ...editor, entry: null }],
    ['could not be read', { ...editor, status: 'failed' as const }],
  ])('shows at once that the entry %s, also right after a key', async (_, next) => {
    await show(type('Hinge w'));
    await show(next);
    expect(shown.at(-1)).toBe(next);
  });
});
