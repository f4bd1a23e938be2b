import { setListed, type HistoryEntry, type Playlist } from '@gschool/domain';
import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { HISTORY_PAGE_SIZE, type LibraryEditor } from '../libraryEditor';
import { endMembership, errorOf, openDemoBackend } from '../../../firebase/testing/demoBackend';

const UID = 'demo-new';
let server: MockServer;
let editor: LibraryEditor;
let requests: string[];

beforeAll(async () => {
  server = await createMockServer();
  server.listen();
  server.msw.events.on('request:start', ({ request }) => {
    const name = /documents.*:(\w+)$/.exec(decodeURIComponent(new URL(request.url).pathname))?.[1];
    if (name) requests.push(name);
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  endMembership(server, UID);
  requests = [];
  editor = await open();
});
afterEach(() => server.reset());

const open = async (): Promise<LibraryEditor> => {
  const backend = await openDemoBackend();
  await backend.auth.signIn('new@gschool.example', DEMO_PASSWORD);
  return backend.libraryEditor();
};
const add = (id: string, by = editor) =>
  by.update(UID, (stored) => setListed(stored, 'favorites', id, true));
const entry = (videoId: string, second: number): HistoryEntry => ({
  videoId,
  title: videoId,
  posterRef: 'p',
  durationSeconds: 600,
  position: 42,
  completed: false,
  lastWatchedAt: new Date(Date.UTC(2026, 10, 20) + second * 1000).toISOString(),
});
const write = (entries: readonly HistoryEntry[]) =>
  editor.writeHistory(UID, new Map(entries.map((one) => [one.videoId, one])));
const histories = () => [...server.store.collection(`users/${UID}`, 'history')].length;
const mornings: Playlist = {
  id: 'mornings',
  name: 'Mornings',
  videoIds: ['a'],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

describe('the library', () => {
  it('keeps the changes of two devices in any order of reads and writes', async () => {
    const other = await open();
    await add('a');
    await add('b', other);
    await add('c');
    await Promise.all([add('d'), add('e', other)]);
    const { favorites } = await (await open()).update(UID, (stored) => stored);
    expect(favorites.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('sends one request for each change after the first, and reads when nothing is to be written', async () => {
    await add('a');
    requests = [];
    await add('b');
    expect(requests).toEqual(['commit']);
    await add('b');
    expect(requests).toEqual(['commit', 'batchGet']);
  });

  it('returns what another device wrote, also without changes to write', async () => {
    const other = await open();
    await add('a');
    await add('b', other);
    expect((await add('a')).favorites.toSorted()).toEqual(['a', 'b']);
  });

  it('starts with an empty library when the documents were deleted in the meantime', async () => {
    await add('a');
    server.store.putDocument(`users/${UID}/state/library`, null);
    expect((await add('b')).favorites).toEqual(['b']);
  });

  it('throws the reason when it cannot write', async () => {
    expect(await errorOf(add('a b'))).toEqual({ kind: 'forbidden' });
    server.setScenario('offline');
    expect(await errorOf(add('a'))).toEqual({ kind: 'offline' });
  });
});

describe('the history', () => {
  it('is read in pages that neither repeat nor skip entries with equal times', async () => {
    const all = Array.from({ length: 120 }, (_, n) => entry(`v${n}`, Math.floor(n / 7)));
    await write(all);
    const found: string[] = [];
    let from = null;
    do {
      const page = await editor.history(UID, from);
      found.push(...page.entries.map(({ videoId }) => videoId));
      from = page.next;
    } while (from);
    expect(found).toHaveLength(120);
    expect(new Set(found).size).toBe(120);
    expect(requests.filter((name) => name === 'runQuery').length).toBe(3);
    expect(HISTORY_PAGE_SIZE).toBe(50);
  });

  it('ends where a page ends', async () => {
    await write(Array.from({ length: 50 }, (_, n) => entry(`v${n}`, n)));
    const { next } = await editor.history(UID, null);
    expect((await editor.history(UID, next)).entries).toEqual([]);
  });

  it('is deleted up to a time, in batches', async () => {
    await write(Array.from({ length: 450 }, (_, n) => entry(`v${n}`, n)));
    requests = [];
    await editor.clearHistory(UID, entry('', 448).lastWatchedAt);
    expect([histories(), requests.filter((name) => name === 'commit').length]).toEqual([1, 2]);
  });

  it('can lose single entries', async () => {
    await write([entry('a', 1), entry('b', 2)]);
    await editor.writeHistory(UID, new Map([['a', null]]));
    expect((await editor.history(UID, null)).entries).toEqual([entry('b', 2)]);
  });
});

describe('playlists', () => {
  it('are created, changed, listed and deleted', async () => {
    await editor.updatePlaylist(UID, 'mornings', () => mornings);
    await editor.updatePlaylist(UID, 'mornings', (one) => one && { ...one, name: 'Dawn' });
    expect(await editor.playlists(UID)).toEqual([{ ...mornings, name: 'Dawn' }]);
    expect(await editor.updatePlaylist(UID, 'mornings', () => null)).toBeNull();
    expect(await editor.playlists(UID)).toEqual([]);
  });

  const countOf = () => server.store.document(`customers/${UID}/limits/playlists`)?.fields.count;
  const create = (id: string, by = editor) =>
    by.updatePlaylist(UID, id, () => ({ ...mornings, id }));
  const remove = (id: string, by = editor) => by.updatePlaylist(UID, id, () => null);

  it('are counted, also when two devices create and delete some at the same time', async () => {
    const other = await open();
    await Promise.all([create('a'), create('b', other), create('c'), create('d', other)]);
    expect(countOf()).toBe(4);
    await editor.updatePlaylist(UID, 'a', (one) => one && { ...one, name: 'Dawn' });
    await Promise.all([remove('a'), remove('b', other), remove('none')]);
    expect(countOf()).toBe(2);
    // The member undoes a deletion.
    await create('a');
    expect(countOf()).toBe(3);
    expect(await editor.playlists(UID)).toHaveLength(3);
  });

  it('are at most a hundred', async () => {
    await create('a');
    const count = `customers/${UID}/limits/playlists`;
    server.store.putDocument(count, { count: 99, playlistId: 'a' });
    await create('b');
    expect(await errorOf(create('c'))).toEqual({
      kind: 'invalid',
      fields: { playlists: 'tooMany' },
    });
    await remove('a');
    await create('c');
    expect(countOf()).toBe(100);
    expect((await editor.playlists(UID)).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('that are older than the count can be deleted', async () => {
    for (const id of ['old', 'older'])
      server.store.putDocument(`users/${UID}/playlists/${id}`, { ...mornings });
    await remove('old');
    expect(countOf()).toBeUndefined();
    await create('a');
    await remove('older');
    expect(countOf()).toBe(0);
    await remove('a');
    expect(countOf()).toBe(0);
    expect(await editor.playlists(UID)).toEqual([]);
  });

  it('keep the additions of two devices at the same time', async () => {
    const other = await open();
    await editor.updatePlaylist(UID, 'mornings', () => mornings);
    const adding = (id: string, by: LibraryEditor) =>
      by.updatePlaylist(
        UID,
        'mornings',
        (one) => one && { ...one, videoIds: [...one.videoIds, id] },
      );
    await Promise.all([adding('b', editor), adding('c', other)]);
    const [stored] = await editor.playlists(UID);
    expect(stored?.videoIds.toSorted()).toEqual(['a', 'b', 'c']);
  });
});
