import 'fake-indexeddb/auto';

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { filePersistence } from './persistence/file';
import { indexedDbPersistence } from './persistence/indexedDb';
import { memoryPersistence } from './persistence/memory';
import type { Persistence } from './persistence/persistence';
import { Store } from './store';
import type { Seed } from './types';

const seed = (version = '1'): Seed => ({
  version,
  documents: [{ path: 'events/a', data: { title: 'seeded' } }],
  accounts: [],
});

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

let names = 0;
const kinds: Record<string, () => Promise<() => Promise<Persistence>>> = {
  memory: async () => {
    const shared = memoryPersistence();
    return async () => shared;
  },
  IndexedDB: async () => {
    const name = `store-${(names += 1)}`;
    return () => indexedDbPersistence(name);
  },
  file: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gschool-store-'));
    folders.push(folder);
    return async () => filePersistence(join(folder, 'deep', 'store.json'));
  },
};

describe.each(Object.entries(kinds))('over %s', (_name, kind) => {
  const title = (store: Store, path: string) => store.document(path)?.fields.title;

  it('restores written data after a reload', async () => {
    const reopen = await kind();
    const first = await Store.open(seed(), await reopen());
    first.putDocument('events/b', { title: 'written' });
    first.putDocument('events/a', null);
    first.refreshTokens.set('t', { localId: 'x', provider: 'password', authTime: 1 });
    await first.flush();
    await first.moveClock(1000);
    first.close();

    const second = await Store.open(seed(), await reopen());
    expect(title(second, 'events/b')).toBe('written');
    expect(second.document('events/a')).toBeNull();
    expect([...second.collection('events/a', 'x')]).toEqual([]);
    expect([...second.collection('', 'events')].map(([path]) => path)).toEqual(['events/b']);
    expect(second.refreshTokens.get('t')?.localId).toBe('x');
    expect(second.clock.offset).toBe(1000);
    second.close();
  });

  it('discards written data for a new seed version', async () => {
    const reopen = await kind();
    const first = await Store.open(seed(), await reopen());
    first.putDocument('events/a', { title: 'changed' });
    await first.flush();
    first.close();
    const second = await Store.open(seed('2'), await reopen());
    expect(title(second, 'events/a')).toBe('seeded');
    second.close();
  });

  it('restores the seed after a reset', async () => {
    const reopen = await kind();
    const store = await Store.open(seed(), await reopen());
    store.putDocument('events/a', { title: 'changed' });
    await store.flush();
    await store.reset();
    expect(title(store, 'events/a')).toBe('seeded');
    store.close();
    const second = await Store.open(seed(), await reopen());
    expect(title(second, 'events/a')).toBe('seeded');
    second.close();
  });
});

it('notifies another tab of writes', async () => {
  const one = await Store.open(seed(), await indexedDbPersistence('tabs'));
  const two = await Store.open(seed(), await indexedDbPersistence('tabs'));
  const notified = new Promise<void>((resolve) => two.subscribe(resolve));
  one.putDocument('events/b', { title: 'from one' });
  await one.flush();
  await notified;
  expect(two.document('events/b')?.fields.title).toBe('from one');
  one.close();
  two.close();
});

it('creates unique timestamps in order', async () => {
  const store = await Store.open(seed(), memoryPersistence());
  const stamps = Array.from({ length: 50 }, () => store.clock.uniqueTimestamp());
  expect(new Set(stamps).size).toBe(50);
  expect(stamps.toSorted()).toEqual(stamps);
});

it('logs the last 200 requests', async () => {
  const { requests } = await Store.open(seed(), memoryPersistence());
  const entry = { at: 0, method: 'GET', label: '', status: 200, ms: 0, isUnhandled: false };
  for (let i = 0; i < 250; i += 1) requests.add(entry);
  expect(requests.entries).toHaveLength(200);
  expect(requests.entries.at(-1)?.id).toBe(250);
});

it('waits in a flush for an earlier write', async () => {
  let finish = () => {};
  const persistence: Persistence = {
    ...memoryPersistence(),
    write: () => new Promise((resolve) => (finish = resolve)),
  };
  const opened = Store.open(seed(), persistence);
  await Promise.resolve();
  setTimeout(() => finish());
  const store = await opened;
  store.putDocument('events/b', { title: 'written' });
  void store.flush();
  const second = store.flush().then(() => 'answered');
  const soon = new Promise((resolve) => setTimeout(() => resolve('still writing'), 20));
  expect(await Promise.race([second, soon])).toBe('still writing');
  finish();
  expect(await second).toBe('answered');
});
