import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { catalogueKeys } from '../entities/catalogue/catalogue';
import { libraryKeys } from '../entities/library/library';
import { createHitCounter, type HitCounter } from './hitCounter';
import { decodeEntry, encodeEntry } from './entry';
import { toCachedQuery, ENTRY_PREFIX } from './cachedQueries';
import { lifetimes } from './lifetimes';
import { storageKeys } from '../storage/storageKeys';
import { createLocalStore } from './localStore';
import { createCacheMaintenance, type CacheMaintenance } from './maintenance';
import { REFRESH_HISTORY_KEY } from './refreshHistory';
import type { EntryStores } from './store';
import { memoryStorage } from './testing/memoryStorage';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
let clock: number;
let local: Storage;
let session: Storage;
let large: Storage;
let stores: EntryStores;
let client: QueryClient;
let counter: HitCounter;
let maintenance: CacheMaintenance;

const keyOf = (key: readonly unknown[]): string => toCachedQuery(key)?.key ?? '';
const entry = (data: unknown, age = 0, forceRefresh = false) =>
  encodeEntry({ data, timestamp: NOW - age, forceRefresh });
const broken = (): Promise<never> => Promise.reject(new DOMException('gone', 'AbortError'));
const refused = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** Observes a query and counts the requests to the server. */
const observe = (queryKey: readonly unknown[]) => {
  const server = vi.fn(async () => 'from the server');
  client.setQueryData(queryKey, 'in memory');
  const observer = new QueryObserver(client, { queryKey, queryFn: server, staleTime: Infinity });
  observer.subscribe(() => undefined);
  return server;
};

beforeEach(() => {
  vi.spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  clock = NOW;
  local = memoryStorage({
    [keyOf(libraryKeys.library('mira'))]: entry('l'),
    'another library’s Cache-of-things': 'x',
    'gschool.journal.mira': 'waits to be sent',
    'gschool.timezone': 'UTC',
  });
  session = memoryStorage({ 'gschool.settings': 'a look', other: 'y' });
  large = memoryStorage({
    [keyOf(catalogueKeys.catalogue('mira'))]: entry('c'),
    [keyOf(catalogueKeys.class('mira', 'one'))]: entry('1'),
    [keyOf(catalogueKeys.class('mira', 'two'))]: entry('2'),
  });
  stores = { small: createLocalStore(() => local), large: createLocalStore(() => large) };
  client = new QueryClient();
  counter = createHitCounter();
  maintenance = createCacheMaintenance({
    client,
    stores,
    local: () => local,
    session: () => session,
    counter,
    now: () => clock,
  });
});

describe('clear-all', () => {
  it('clears every entry, session storage and each local key with the word "cache", and nothing else', async () => {
    expect(await maintenance.clearAll()).toEqual({ ok: true, cleared: 5 });
    expect(large.length).toBe(0);
    expect(session.length).toBe(0);
    expect(storageKeys(local)).toEqual(['gschool.journal.mira', 'gschool.timezone']);
    expect(await maintenance.clearAll()).toEqual({ ok: true, cleared: 0 });
  });

  it('clears memory, reads shown data again, and resets the counter', async () => {
    const server = observe(catalogueKeys.catalogue('mira'));
    client.setQueryData(catalogueKeys.playback('mira', 'one'), 'an address');
    counter.count(true);
    await maintenance.clearAll();
    expect(client.getQueryData(catalogueKeys.playback('mira', 'one'))).toBeUndefined();
    await vi.waitFor(() => expect(server).toHaveBeenCalledOnce());
    expect(counter.read().total).toBe(0);
  });

  it.each([
    ['the large store', () => (stores.large.remove = broken), 'AbortError', [3, 2, 0]],
    ['local storage', () => (local.removeItem = refused), 'SecurityError', [0, 4, 0]],
    ['session storage', () => (session.clear = refused), 'SecurityError', [0, 2, 2]],
  ] as const)(
    'returns that %s failed, warns, and clears the rest',
    async (_, breakStorage, name, left) => {
      breakStorage();
      expect(await maintenance.clearAll()).toMatchObject({ ok: false, error: { name } });
      expect([large.length, local.length, session.length]).toEqual(left);
      expect(console.warn).toHaveBeenCalledOnce();
    },
  );
});

describe('a forced refresh', () => {
  it('marks the entries of its kind, and returns how many', async () => {
    expect(await maintenance.forceRefresh('video')).toEqual({ ok: true, cleared: 2 });
    const flag = (key: readonly unknown[]) => decodeEntry(large.getItem(keyOf(key)))?.forceRefresh;
    expect(flag(catalogueKeys.class('mira', 'one'))).toBe(true);
    expect(flag(catalogueKeys.class('mira', 'two'))).toBe(true);
    expect(flag(catalogueKeys.catalogue('mira'))).toBe(false);
    expect(decodeEntry(large.getItem(keyOf(catalogueKeys.class('mira', 'one'))))?.data).toBe('1');
  });

  it('reads shown data of its kind at once', async () => {
    const catalogue = observe(catalogueKeys.catalogue('mira'));
    const library = observe(libraryKeys.library('mira'));
    await maintenance.forceRefresh('catalogue');
    await vi.waitFor(() => expect(catalogue).toHaveBeenCalledOnce());
    expect(library).not.toHaveBeenCalled();
  });

  it('removes a damaged entry of its kind', async () => {
    large.setItem(keyOf(catalogueKeys.class('mira', 'one')), '?');
    expect(await maintenance.forceRefresh('video')).toEqual({ ok: true, cleared: 2 });
    expect(large.getItem(keyOf(catalogueKeys.class('mira', 'one')))).toBeNull();
  });

  it('is added to the history with its time and count', async () => {
    await maintenance.forceRefresh('video');
    clock += 5;
    await maintenance.forceRefresh('video');
    await maintenance.forceRefresh('profile');
    expect((await maintenance.report()).refreshes).toEqual({
      video: { timestamp: NOW + 5, count: 2 },
      profile: { timestamp: NOW + 5, count: 1 },
    });
    expect(session.getItem(REFRESH_HISTORY_KEY)).not.toBeNull();
  });

  it('returns a failure', async () => {
    stores.large.put = broken;
    expect(await maintenance.forceRefresh('video')).toMatchObject({ ok: false });
    stores.large.list = broken;
    expect(await maintenance.forceRefresh('video')).toMatchObject({
      ok: false,
      error: { name: 'AbortError' },
    });
  });
});

describe('clearing one kind', () => {
  it('removes its entries and its data in memory, and nothing else', async () => {
    const video = observe(catalogueKeys.class('mira', 'one'));
    const library = observe(libraryKeys.library('mira'));
    expect(await maintenance.clearKind('video')).toEqual({ ok: true, cleared: 2 });
    expect(storageKeys(large)).toEqual([keyOf(catalogueKeys.catalogue('mira'))]);
    await vi.waitFor(() => expect(video).toHaveBeenCalledOnce());
    expect(library).not.toHaveBeenCalled();
    expect(session.getItem('other')).toBe('y');
  });

  it('also clears the small store', async () => {
    expect(await maintenance.clearKind('history')).toEqual({ ok: true, cleared: 1 });
    expect(await maintenance.clearKind('history')).toEqual({ ok: true, cleared: 0 });
  });

  it('returns a failure', async () => {
    stores.large.remove = broken;
    expect(await maintenance.clearKind('video')).toMatchObject({ ok: false });
  });
});

describe('the report', () => {
  const named = async (name: string) =>
    (await maintenance.report()).entries.find((one) => one.name === name);

  it('lists each entry with its kind, store, size, age and expiry', async () => {
    clock = NOW + 60_000;
    expect(await named('catalogue')).toEqual({
      name: 'catalogue',
      kind: 'catalogue',
      store: 'large',
      state: 'fresh',
      size: entry('c').length,
      timestamp: NOW,
      expiresIn: lifetimes.catalogue - 60_000,
    });
    expect(await named('library')).toMatchObject({ kind: 'history', store: 'small' });
    expect((await maintenance.report()).entries).toHaveLength(4);
  });

  it('measures bytes, not characters', async () => {
    large.setItem(keyOf(catalogueKeys.catalogue('mira')), entry('ü'));
    expect((await named('catalogue'))?.size).toBe(entry('u').length + 1 + sumDifference());
  });

  it.each([
    ['expired', entry('c', lifetimes.catalogue + 1), -1],
    ['refresh', entry('c', 0, true), lifetimes.catalogue],
    ['damaged', '?', null],
  ] as const)('lists which entries are %s', async (state, text, expiresIn) => {
    large.setItem(keyOf(catalogueKeys.catalogue('mira')), text);
    expect(await named('catalogue')).toMatchObject({ state, expiresIn });
  });

  it('shows an unknown key unchanged', async () => {
    large.setItem(`${ENTRY_PREFIX}%zz/`, 'x');
    expect(await named(`${ENTRY_PREFIX}%zz/`)).toMatchObject({ state: 'damaged', kind: 'unknown' });
  });

  it('contains the counter, and an empty history where session storage is blocked', async () => {
    counter.count(true);
    session.getItem = refused;
    const report = await maintenance.report();
    expect(report.performance).toMatchObject({ hits: 1, rate: 1 });
    expect(report.refreshes).toEqual({});
  });

  it('lists a store that cannot be read, and shows the other', async () => {
    expect((await maintenance.report()).unreadable).toEqual([]);
    stores.large.list = broken;
    const report = await maintenance.report();
    expect(report.unreadable).toEqual(['large']);
    expect(report.entries.map(({ name }) => name)).toEqual(['library']);
  });
});

/** The checksums of two texts may differ in length. */
const sumDifference = (): number => {
  const head = (text: string) => text.split('\n')[0]?.length ?? 0;
  return head(entry('ü')) - head(entry('u'));
};
