import type { SourceEntry } from '@gschool/domain/content-pack';
import { AppError } from '@gschool/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ENTRY_PREFIX } from '../../cache/cachedQueries';
import { memoryStorage } from '../../cache/testing/memoryStorage';
import { SAVE_DELAY_MS } from './entryQueue';
import { createTestContent, publish, type TestContent } from './testing/testContent';
import { openEditor, type TestEditor, type TestEditorOptions } from './testing/openEditor';

const START = Date.parse('2026-11-21T10:00:00.000Z');
const DRAFT = 'videos-sunrise';
const sunrise: SourceEntry = {
  id: 'sunrise',
  title: { en: 'Sunrise', ar: 'شروق' },
  level: 'easy',
  focus: ['hips'],
  durationSeconds: 600,
};

let content: TestContent;
let storage: Storage;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  content = createTestContent();
  vi.stubGlobal('fetch', content.fetch);
  storage = memoryStorage();
  publish(content, [{ entry: sunrise }]);
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const open = async (options: Partial<TestEditorOptions> = {}): Promise<TestEditor> => {
  const editor = openEditor(content, { storage, ...options });
  await editor.queue.load();
  return editor;
};
const stored = (): SourceEntry | null | undefined => content.drafts.get(DRAFT)?.entry;
const calls = (operation: string): number =>
  content.calls.filter((name) => name === operation).length;
/** The server cannot be reached, or its answers are lost. */
const cut = (when: 'before' | 'after', operation = ''): void => {
  content[when] = (name) => {
    if (operation === '' || operation === name) throw new AppError({ kind: 'offline' });
  };
};
const reconnect = (): void => {
  content.before = content.after = () => undefined;
};
const countStored = (): number => storage.length;

describe('typing', () => {
  it('is saved 1.5 seconds after the last key, with one write and no read', async () => {
    const { queue, edit } = await open();
    content.calls.length = 0;
    for (let key = 1; key <= 20; key += 1) {
      edit({ level: `easy ${key}` });
      await pass(SAVE_DELAY_MS - 1);
    }
    expect(content.calls).toEqual([]);
    expect(queue.get().save.state).toBe('waiting');
    await pass(1);
    expect(content.calls).toEqual(['write']);
    expect(stored()).toEqual({ ...sunrise, level: 'easy 20' });
    expect(queue.get().save).toMatchObject({
      state: 'saved',
      savedAt: expect.stringMatching(/Z$/),
    });
    expect(content.drafts.get(DRAFT)).toMatchObject({ base: '000001', by: 'mira' });
  });

  it('adopts the version of each write: the next one needs no read either', async () => {
    const { queue, edit } = await open();
    content.calls.length = 0;
    for (const level of ['a', 'b', 'c']) {
      edit({ level });
      await pass(SAVE_DELAY_MS);
    }
    expect(content.calls).toEqual(['write', 'write', 'write']);
    expect(queue.get().received).toEqual([]);
  });

  it('while a save is sent is saved after it', async () => {
    const { queue, edit } = await open();
    let answer = (): void => undefined;
    content.before = () => new Promise<void>((resolve) => (answer = resolve));
    edit({ level: 'first' });
    await pass(SAVE_DELAY_MS);
    edit({ level: 'second' });
    expect(queue.get().save.state).toBe('saving');
    reconnect();
    answer();
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'second' });
    expect(queue.get().save.state).toBe('saved');
  });

  it('on a slow connection is not written with every key', async () => {
    const { queue, edit } = await open();
    content.before = () => new Promise((resolve) => setTimeout(resolve, 400));
    edit({ level: 'first' });
    await pass(SAVE_DELAY_MS);
    for (let key = 1; key <= 20; key += 1) {
      edit({ level: `easy ${key}` });
      await pass(200);
    }
    expect(calls('write')).toBe(1);
    expect(queue.get().save.state).toBe('waiting');
    await pass(SAVE_DELAY_MS + 400);
    expect(calls('write')).toBe(2);
    expect(stored()).toMatchObject({ level: 'easy 20' });
    expect(queue.get().save.state).toBe('saved');
  });

  it('after a save has begun is part of saving now', async () => {
    const { queue, edit } = await open();
    content.before = () => new Promise((resolve) => setTimeout(resolve, 400));
    edit({ level: 'first' });
    await pass(SAVE_DELAY_MS);
    edit({ level: 'second' });
    const saving = queue.saveNow();
    await pass(900);
    await saving;
    expect(stored()).toMatchObject({ level: 'second' });
    expect(queue.get().save.state).toBe('saved');
  });

  it('back to the published entry deletes the draft', async () => {
    const { queue, edit } = await open();
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(queue.get().isDraft).toBe(true);
    edit({ level: 'easy' });
    await pass(SAVE_DELAY_MS);
    expect(content.drafts.size).toBe(0);
    expect(queue.get()).toMatchObject({ isDraft: false, save: { state: 'saved' } });
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'hard' });
  });

  it('that was taken back before it was saved writes nothing', async () => {
    const { queue, edit } = await open();
    content.calls.length = 0;
    edit({ level: 'hard' });
    edit({ level: 'easy' });
    expect(queue.get().save.state).toBe('saved');
    await pass(10 * SAVE_DELAY_MS);
    expect(content.calls).toEqual([]);
    expect(countStored()).toBe(0);
  });
});

describe('a new entry', () => {
  it('is missing until it is changed, and then a draft without a published entry', async () => {
    const { queue } = await open({ entryId: 'moon' });
    expect(queue.get()).toMatchObject({ status: 'missing', entry: null, isDraft: false });
    queue.change({ id: 'moon', title: 'Moon' });
    queue.move('sunrise');
    expect(queue.get()).toMatchObject({ status: 'ready', isDraft: true });
    await pass(SAVE_DELAY_MS);
    expect(content.drafts.get('videos-moon')).toMatchObject({
      entry: { title: 'Moon' },
      after: 'sunrise',
      base: '000001',
    });
    await queue.discard();
    expect(content.drafts.size).toBe(0);
    expect(queue.get().status).toBe('missing');
  });

  it('works in a school without releases', async () => {
    content.put('releaseLog/head', null);
    const { queue } = await open({ entryId: 'moon' });
    queue.change({ id: 'moon', title: 'Moon' });
    await pass(SAVE_DELAY_MS);
    expect(content.drafts.get('videos-moon')).toMatchObject({ base: null });
  });
});

describe('a draft', () => {
  it('that deletes the entry has no entry', async () => {
    const { queue } = await open();
    queue.change(null);
    await pass(SAVE_DELAY_MS);
    expect(content.drafts.get(DRAFT)).toMatchObject({ entry: null });
    expect(queue.get()).toMatchObject({ status: 'ready', entry: null, isDraft: true });
  });

  it('confirms translations, without another change', async () => {
    const { queue } = await open();
    queue.confirm('ar/title');
    queue.confirm('ar/title');
    await pass(SAVE_DELAY_MS);
    expect(content.drafts.get(DRAFT)).toMatchObject({ confirmed: ['ar/title'], entry: sunrise });
  });

  it('is discarded at once, and comes back by another change', async () => {
    const { queue, edit, entry } = await open();
    edit({ level: 'hard' });
    await queue.saveNow();
    const before = entry();
    await queue.discard();
    expect(content.drafts.size).toBe(0);
    expect(entry()).toEqual(sunrise);
    queue.change(before);
    await queue.saveNow();
    expect(stored()).toMatchObject({ level: 'hard' });
  });

  it('that equals the published entry can be discarded', async () => {
    const first = await open();
    first.edit({ level: 'hard' });
    await first.queue.saveNow();
    publish(content, [{ entry: { ...sunrise, level: 'hard' } }], { deletesDrafts: false });
    const second = await open();
    expect(second.queue.get().isDraft).toBe(true);
    await second.queue.discard();
    expect(content.drafts.size).toBe(0);
    expect(second.queue.get().isDraft).toBe(false);
  });

  it('that is too long is not sent, and stays in the editor and on the device', async () => {
    const { queue, edit, entry } = await open();
    edit({ level: 'x'.repeat(60_001) });
    await pass(SAVE_DELAY_MS);
    expect(calls('write')).toBe(0);
    expect(queue.get().save).toMatchObject({
      state: 'failed',
      error: { info: { kind: 'invalid' } },
    });
    expect(String(entry()?.['level']).length).toBe(60_001);
    expect(countStored()).toBe(1);
    edit({ level: 'short' });
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'short' });
  });
});

describe('two editors', () => {
  it('of different fields lose nothing and are asked nothing', async () => {
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: memoryStorage() });
    mira.edit({ level: 'hard' });
    zoe.edit({ durationSeconds: 900 });
    await pass(SAVE_DELAY_MS);
    await mira.queue.poll();
    expect(stored()).toEqual({ ...sunrise, level: 'hard', durationSeconds: 900 });
    expect(mira.entry()).toEqual(zoe.entry());
    expect(mira.queue.get().conflicts).toEqual([]);
    expect(zoe.queue.get().conflicts).toEqual([]);
    expect(mira.queue.get().received).toEqual([{ path: 'durationSeconds', by: 'zoe' }]);
  });

  it('see what the other changed until they dismiss it, field by field', async () => {
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: memoryStorage() });
    zoe.edit({ durationSeconds: 900, title: { en: 'Dawn', ar: 'فجر' } });
    await pass(SAVE_DELAY_MS);
    await mira.queue.poll();
    const paths = () => mira.queue.get().received.map(({ path }) => path);
    expect(paths().toSorted()).toEqual(['durationSeconds', 'title.ar', 'title.en']);
    mira.queue.dismissReceived('title');
    expect(paths()).toEqual(['durationSeconds']);
    mira.queue.dismissReceived('duration');
    expect(paths()).toEqual(['durationSeconds']);
    mira.queue.dismissReceived('durationSeconds');
    expect(paths()).toEqual([]);
  });

  it('of one text in two languages are asked nothing', async () => {
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: memoryStorage() });
    mira.edit({ title: { en: 'Dawn', ar: 'شروق' } });
    zoe.edit({ title: { en: 'Sunrise', ar: 'فجر' } });
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ title: { en: 'Dawn', ar: 'فجر' } });
    expect(zoe.queue.get().conflicts).toEqual([]);
  });

  it('of one value: the second is asked, and the first value stays until the answer', async () => {
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: memoryStorage() });
    mira.edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    zoe.edit({ level: 'medium', durationSeconds: 900 });
    await pass(SAVE_DELAY_MS);
    expect(zoe.queue.get().conflicts).toMatchObject([
      { path: 'level', base: 'easy', mine: 'medium', theirs: 'hard' },
    ]);
    expect(zoe.entry()).toMatchObject({ level: 'medium' });
    // Her other field is saved.
    expect(stored()).toMatchObject({ level: 'hard', durationSeconds: 900 });
    zoe.queue.resolve('level', 'mine');
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'medium' });
    await mira.queue.poll();
    expect(mira.entry()).toMatchObject({ level: 'medium' });
    expect(mira.queue.get().conflicts).toEqual([]);
  });

  it('of one value: the other one can be taken', async () => {
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: memoryStorage() });
    mira.edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    zoe.edit({ level: 'medium' });
    await pass(SAVE_DELAY_MS);
    zoe.queue.resolve('level', 'theirs');
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'hard' });
    expect(zoe.entry()).toMatchObject({ level: 'hard' });
    expect(zoe.queue.isUnsaved()).toBe(false);
  });

  it('are still asked after a reload', async () => {
    const device = memoryStorage();
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: device });
    mira.edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    zoe.edit({ level: 'medium' });
    await pass(SAVE_DELAY_MS);
    zoe.queue.close();
    const reloaded = await open({ uid: 'zoe', storage: device });
    expect(reloaded.queue.get().conflicts).toMatchObject([
      { path: 'level', mine: 'medium', theirs: 'hard' },
    ]);
    await pass(10 * SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'hard' });
  });

  it('a question about a chapter follows its chapter', async () => {
    const chapters = [{ startSeconds: 60, title: 'Warm up' }];
    publish(content, [{ entry: { ...sunrise, chapters } }]);
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: memoryStorage() });
    mira.edit({ chapters: [{ startSeconds: 60, title: 'Warming up' }] });
    await pass(SAVE_DELAY_MS);
    zoe.edit({ chapters: [{ startSeconds: 60, title: 'Start' }] });
    await pass(SAVE_DELAY_MS);
    expect(zoe.queue.get().conflicts).toMatchObject([{ path: 'chapters.0.title.en' }]);
    zoe.edit({
      chapters: [
        { startSeconds: 0, title: 'Welcome' },
        { startSeconds: 60, title: 'Start' },
      ],
    });
    expect(zoe.queue.get().conflicts).toMatchObject([{ path: 'chapters.1.title.en' }]);
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ chapters: [{ title: 'Welcome' }, { title: 'Warming up' }] });
    zoe.queue.resolve('chapters.1.title.en', 'theirs');
    expect(zoe.entry()).toMatchObject({
      chapters: [{ title: 'Welcome' }, { title: 'Warming up' }],
    });
  });

  it('sees a discarded and a published draft', async () => {
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: memoryStorage() });
    mira.edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    await zoe.queue.poll();
    expect(zoe.queue.get().isDraft).toBe(true);
    publish(content, [{ entry: { ...sunrise, level: 'hard' } }]);
    zoe.edit({ durationSeconds: 900 });
    await pass(SAVE_DELAY_MS);
    expect(zoe.queue.get()).toMatchObject({
      live: { entry: { level: 'hard' } },
      entry: { level: 'hard', durationSeconds: 900 },
      conflicts: [],
    });
    expect(content.drafts.get(DRAFT)).toMatchObject({ base: '000002' });
    await mira.queue.poll();
    await mira.queue.discard();
    await zoe.queue.poll();
    expect(zoe.queue.get()).toMatchObject({ isDraft: false, entry: { durationSeconds: 600 } });
  });
});

describe('a publication while a draft is open', () => {
  /** Someone publishes another draft of the entry, for example by command. */
  const publishOther = (fields: object): void =>
    publish(content, [{ entry: { ...sunrise, ...fields } }], { deletesDrafts: false });

  it('of other fields is merged into the draft, which then begins from it', async () => {
    const { queue, edit } = await open();
    edit({ level: 'hard' });
    await queue.saveNow();
    publishOther({ durationSeconds: 900 });
    await queue.poll();
    expect(queue.get()).toMatchObject({
      entry: { level: 'hard', durationSeconds: 900 },
      live: { entry: { durationSeconds: 900 } },
      received: [{ path: 'durationSeconds', by: 'command' }],
      conflicts: [],
      save: { state: 'saved' },
    });
    expect(content.drafts.get(DRAFT)).toMatchObject({ base: '000001' });
    edit({ level: 'harder' });
    await queue.saveNow();
    expect(content.drafts.get(DRAFT)).toMatchObject({
      base: '000002',
      entry: { level: 'harder', durationSeconds: 900 },
    });
  });

  it.each([
    ['mine', 'hard'],
    ['theirs', 'medium'],
  ] as const)('of the same field is a question: %s', async (choice, level) => {
    const first = await open();
    first.edit({ level: 'hard', durationSeconds: 700 });
    await first.queue.saveNow();
    publishOther({ level: 'medium' });
    const { queue, edit } = await open({ uid: 'zoe', storage: memoryStorage() });
    expect(queue.get().conflicts).toMatchObject([
      { path: 'level', base: 'easy', mine: 'hard', theirs: 'medium', by: 'command' },
    ]);
    edit({ durationSeconds: 800 });
    await queue.saveNow();
    // The question stays until it is answered, also for others.
    expect(content.drafts.get(DRAFT)).toMatchObject({ base: '000001', entry: { level: 'hard' } });
    await first.queue.poll();
    expect(first.queue.get().conflicts).toMatchObject([{ path: 'level' }]);
    queue.resolve('level', choice);
    await pass(SAVE_DELAY_MS);
    expect(content.drafts.get(DRAFT)).toMatchObject({
      base: '000002',
      entry: { level, durationSeconds: 800 },
    });
    await first.queue.poll();
    expect(first.queue.get()).toMatchObject({ entry: { level }, conflicts: [] });
  });
});

describe('a lost answer', () => {
  it('is not someone else’s change', async () => {
    const { queue, edit } = await open();
    cut('after', 'write');
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(queue.get().save.state).toBe('offline');
    edit({ level: 'harder' });
    reconnect();
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'harder' });
    expect(queue.get()).toMatchObject({ conflicts: [], received: [], save: { state: 'saved' } });
  });

  it('to the last change still says when it was saved', async () => {
    const { queue, edit } = await open();
    cut('after', 'write');
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    reconnect();
    await pass(60_000);
    expect(queue.get().save).toEqual({
      state: 'saved',
      error: null,
      savedAt: expect.stringMatching(/Z$/),
    });
  });

  it('of a change that was taken back: the taken back value is saved', async () => {
    const { queue, edit } = await open();
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    cut('after', 'write');
    edit({ level: 'wrong' });
    await pass(SAVE_DELAY_MS);
    edit({ level: 'hard' });
    reconnect();
    await pass(60_000);
    expect(stored()).toMatchObject({ level: 'hard' });
    expect(queue.get()).toMatchObject({ entry: { level: 'hard' }, conflicts: [], received: [] });
  });

  it('after which someone else has saved: both changes stay', async () => {
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: memoryStorage() });
    cut('after', 'write');
    mira.edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    reconnect();
    zoe.edit({ durationSeconds: 900 });
    await zoe.queue.saveNow();
    mira.edit({ level: 'harder' });
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'harder', durationSeconds: 900 });
    expect(mira.queue.get()).toMatchObject({
      conflicts: [],
      received: [{ path: 'durationSeconds', by: 'zoe' }],
    });
  });

  it('before a reload is not someone else’s change either', async () => {
    const first = await open();
    cut('after', 'write');
    first.edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    first.edit({ level: 'harder' });
    first.queue.close();
    reconnect();
    const second = await open();
    await pass(SAVE_DELAY_MS);
    expect(second.queue.get()).toMatchObject({ entry: { level: 'harder' }, conflicts: [] });
    expect(stored()).toMatchObject({ level: 'harder' });
    expect(countStored()).toBe(0);
  });

  it('of a deleted draft is found out', async () => {
    const { queue, edit } = await open();
    edit({ level: 'hard' });
    await queue.saveNow();
    cut('after', 'write');
    await queue.discard();
    expect(queue.get().save.state).toBe('offline');
    reconnect();
    await queue.saveNow();
    expect(queue.get()).toMatchObject({ save: { state: 'saved' }, isDraft: false, conflicts: [] });
  });
});

describe('offline', () => {
  it('a draft waits on the device and is sent by a later attempt', async () => {
    const { queue, edit } = await open();
    cut('before');
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(queue.get().save).toMatchObject({
      state: 'offline',
      error: { info: { kind: 'offline' } },
    });
    expect(queue.isUnsaved()).toBe(true);
    expect(countStored()).toBe(1);
    await pass(300_000);
    reconnect();
    await pass(60_000);
    expect(stored()).toMatchObject({ level: 'hard' });
    expect(queue.get().save).toMatchObject({ state: 'saved', error: null });
    expect(countStored()).toBe(0);
  });

  it('a reload shows the draft, and the connection sends it', async () => {
    const first = await open();
    cut('before');
    first.edit({ level: 'hard' });
    first.queue.close();
    const second = await open();
    expect(second.queue.get()).toMatchObject({ status: 'ready', save: { state: 'offline' } });
    second.edit({ durationSeconds: 900 });
    second.queue.close();
    const third = await open();
    expect(third.entry()).toMatchObject({ level: 'hard', durationSeconds: 900 });
    reconnect();
    await pass(60_000);
    expect(stored()).toEqual({ ...sunrise, level: 'hard', durationSeconds: 900 });
    expect(third.queue.get()).toMatchObject({ conflicts: [], live: { entry: sunrise } });
    expect(countStored()).toBe(0);
  });

  it('two tabs of one browser lose nothing', async () => {
    const tabs = [await open(), await open()];
    cut('before');
    tabs[0]?.edit({ level: 'hard' });
    tabs[1]?.edit({ durationSeconds: 900 });
    await pass(SAVE_DELAY_MS);
    for (const { queue } of tabs) queue.close();
    expect(countStored()).toBe(2);
    const offline = await open();
    expect(offline.queue.get().status).toBe('ready');
    reconnect();
    await pass(60_000);
    expect(stored()).toEqual({ ...sunrise, level: 'hard', durationSeconds: 900 });
    expect(offline.queue.get().conflicts).toEqual([]);
    expect(countStored()).toBe(0);
  });

  it('without a stored draft the entry can’t be shown, and can be read again', async () => {
    cut('before');
    const { queue } = await open();
    expect(queue.get()).toMatchObject({ status: 'failed', error: { info: { kind: 'offline' } } });
    reconnect();
    queue.refetch();
    await pass(0);
    expect(queue.get()).toMatchObject({ status: 'ready', error: null });
  });

  it('a full storage is said, and the text stays in the editor', async () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { queue, edit, entry } = await open();
    cut('before');
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(queue.get().save).toMatchObject({
      state: 'failed',
      error: { info: { kind: 'unavailable', what: 'storage' } },
    });
    expect(queue.isUnsaved()).toBe(true);
    expect(entry()).toMatchObject({ level: 'hard' });
    reconnect();
    await pass(60_000);
    expect(queue.get().save.state).toBe('saved');
    expect(stored()).toMatchObject({ level: 'hard' });
  });
});

describe('a full storage', () => {
  it('loses what can be read again, so that the draft has room', async () => {
    const cached = `${ENTRY_PREFIX}catalogue/`;
    storage = memoryStorage({ [cached]: 'large', 'gschool.settings': 'a look' });
    const { setItem } = storage;
    storage.setItem = (key, value) => {
      if (storage.getItem(cached) !== null) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    const { queue, edit } = await open();
    cut('before');
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(queue.get().save.state).toBe('offline');
    expect(storage.getItem('gschool.settings')).toBe('a look');
    queue.close();
    const later = await open();
    expect(later.entry()).toMatchObject({ level: 'hard' });
  });
});

describe('a refused write', () => {
  it('keeps the text, and the next change tries again', async () => {
    const { queue, edit, entry } = await open();
    content.before = () => {
      throw new AppError({ kind: 'forbidden' });
    };
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    expect(queue.get().save).toMatchObject({
      state: 'failed',
      error: { info: { kind: 'forbidden' } },
    });
    expect(entry()).toMatchObject({ level: 'hard' });
    expect(countStored()).toBe(1);
    const before = calls('write');
    await pass(600_000);
    expect(calls('write')).toBe(before);
    reconnect();
    edit({ level: 'harder' });
    await pass(SAVE_DELAY_MS);
    expect(stored()).toMatchObject({ level: 'harder' });
  });

  it('of a text that is then taken back leaves nothing to save', async () => {
    const { queue, edit } = await open();
    content.before = () => {
      throw new AppError({ kind: 'forbidden' });
    };
    edit({ level: 'hard' });
    await pass(SAVE_DELAY_MS);
    edit({ level: 'easy' });
    await pass(SAVE_DELAY_MS);
    expect(queue.get().save).toMatchObject({ state: 'saved', error: null });
    expect(countStored()).toBe(0);
  });

  it.each([{ kind: 'unavailable', what: 'documents' } as const, { kind: 'signedOut' } as const])(
    'that passes is repeated: $kind',
    async (kind) => {
      const { queue, edit } = await open();
      content.before = () => {
        throw new AppError(kind);
      };
      edit({ level: 'hard' });
      await pass(SAVE_DELAY_MS);
      expect(queue.get().save).toMatchObject({ state: 'failed', error: { info: kind } });
      reconnect();
      await pass(60_000);
      expect(stored()).toMatchObject({ level: 'hard' });
      expect(queue.get().save).toMatchObject({ state: 'saved', error: null });
    },
  );
});

describe('after the page', () => {
  it('nothing more is sent, and the text stays on the device', async () => {
    const { queue, edit } = await open();
    edit({ level: 'hard' });
    queue.close();
    await pass(600_000);
    expect(calls('write')).toBe(0);
    expect(countStored()).toBe(1);
  });

  it('a last request is sent while it closes', async () => {
    const { queue, edit } = await open();
    edit({ level: 'hard' });
    queue.flush();
    await pass(0);
    expect(stored()).toMatchObject({ level: 'hard' });
    expect(countStored()).toBe(0);
  });

  it('a text that is too long for a last request waits on the device', async () => {
    const { queue, edit } = await open();
    edit({ description: 'x'.repeat(20_000) });
    queue.flush();
    await pass(0);
    expect(calls('write')).toBe(0);
    expect(countStored()).toBe(1);
  });

  it('another member does not see the text', async () => {
    const { queue, edit } = await open();
    edit({ level: 'hard' });
    queue.close();
    const zoe = await open({ uid: 'zoe' });
    expect(zoe.entry()).toEqual(sunrise);
    const mira = await open();
    expect(mira.entry()).toMatchObject({ level: 'hard' });
  });
});

describe('presence', () => {
  it('names the others who were seen in the last minute', async () => {
    const mira = await open();
    const zoe = await open({ uid: 'zoe', storage: memoryStorage() });
    await zoe.queue.poll();
    await mira.queue.poll();
    expect(mira.queue.get().editors).toMatchObject([{ uid: 'zoe', name: 'zoe' }]);
    await zoe.queue.leave(false);
    await mira.queue.poll();
    expect(mira.queue.get().editors).toEqual([]);
    await zoe.queue.poll();
    await pass(60_001);
    await mira.queue.poll();
    expect(mira.queue.get().editors).toEqual([]);
  });

  it('costs one write and two lists of reads a poll, and no poll merges an older answer', async () => {
    const { queue, edit, entry } = await open();
    content.calls.length = 0;
    await queue.poll();
    expect(content.calls.toSorted()).toEqual(['editors', 'enter', 'open', 'parts', 'release']);
    let answer = (): void => undefined;
    content.after = (name) =>
      name === 'open' ? new Promise<void>((resolve) => (answer = resolve)) : undefined;
    const polling = queue.poll();
    await pass(0);
    content.after = () => undefined;
    edit({ level: 'hard' });
    await queue.saveNow();
    answer();
    await polling;
    expect(entry()).toMatchObject({ level: 'hard' });
    expect(queue.get().received).toEqual([]);
    edit({ level: 'harder' });
    content.calls.length = 0;
    await queue.saveNow();
    expect(content.calls).toEqual(['write']);
  });
});
