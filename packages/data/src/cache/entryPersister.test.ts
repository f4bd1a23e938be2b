import { AppError, noClaims, type Claims } from '@gschool/domain';
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { SessionState } from '../session/state';
import { anAccount } from '../testing/anAccount';
import { createHitCounter, type HitCounter } from './hitCounter';
import { decodeEntry, encodeEntry } from './entry';
import { createEntryPersister, READ_TIMEOUT_MS } from './entryPersister';
import { EVERYONE, toCachedQuery } from './cachedQueries';
import { lifetimes } from './lifetimes';
import { createLocalStore } from './localStore';
import { readCacheOwner, CACHE_OWNER_KEY } from './cacheOwner';
import type { EntryStores } from './store';
import { memoryStorage } from './testing/memoryStorage';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const CATALOGUE = ['mira', 'catalogue'] as const;
const LIBRARY = ['mira', 'library'] as const;
const active: Claims = { ...noClaims, subscribed: true, expiresAt: NOW + 86_400_000 };

let clock: number;
let state: SessionState;
let storage: Storage;
let largeStorage: Storage;
let stores: EntryStores;
let counter: HitCounter;
let idle: () => Promise<void>;

const signedIn = (uid: string, claims = active, isSubscribed = true): SessionState => ({
  status: 'signedIn',
  user: anAccount(uid),
  profile: null,
  claims,
  isSubscribed,
  error: null,
});
const keyOf = (key: QueryKey): string => toCachedQuery(key)?.key ?? '';
const placed = (key: QueryKey) => stores[toCachedQuery(key)?.store ?? 'small'];
const stored = async (key: QueryKey) => decodeEntry(await placed(key).get(keyOf(key)));
const put = (key: QueryKey, data: unknown, timestamp: number, forceRefresh = false) =>
  placed(key).put(keyOf(key), encodeEntry({ data, timestamp, forceRefresh }));

/** Opens a page: a query cache with the stores of this browser. */
const openPage = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        persister: (...asked) => persister(...asked),
      },
    },
  });
  const persister = createEntryPersister({
    client,
    getSessionState: () => state,
    stores,
    storage: () => storage,
    counter,
    now: () => clock,
    whenIdle: () => idle(),
  });
  client.mount();
  return client;
};

/** Observes a query on a page and records the data that is shown. */
const show = (client: QueryClient, queryKey: QueryKey, ask: () => unknown) => {
  const server = vi.fn(async () => ask());
  const staleTime = lifetimes[toCachedQuery(queryKey)?.kind ?? 'unknown'];
  const observer = new QueryObserver(client, { queryKey, staleTime, queryFn: server });
  const seen: unknown[] = [];
  observer.subscribe(({ data }) => {
    if (data !== undefined && data !== seen.at(-1)) seen.push(data);
  });
  /** Waits for promises without advancing time. */
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().isFetching).toBe(false);
  };
  return { observer, server, seen, settled };
};
const settle = async (client: QueryClient, key: QueryKey, ask: () => unknown = () => 'new') => {
  const shown = show(client, key, ask);
  await shown.settled();
  return shown;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
  vi.spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  clock = NOW;
  state = signedIn('mira');
  storage = memoryStorage();
  largeStorage = memoryStorage();
  stores = { small: createLocalStore(() => storage), large: createLocalStore(() => largeStorage) };
  counter = createHitCounter();
  idle = () => Promise.resolve();
});
afterEach(() => vi.useRealTimers());

describe('storing', () => {
  it.each([[CATALOGUE], [LIBRARY]])('stores data, timestamp and owner of %j', async (key) => {
    await settle(openPage(), key);
    await vi.waitFor(async () =>
      expect(await stored(key)).toEqual({ data: 'new', timestamp: NOW, forceRefresh: false }),
    );
    expect(readCacheOwner(() => storage)).toBe('mira');
  });

  it.each([
    ['mira', 'playback', 'x'],
    ['mira', 'profile'],
    ['', 'catalogue'],
    ['mira', 'toString'],
  ])('keeps %j in memory only', async (...key) => {
    await settle(openPage(), key);
    expect([storage.length, largeStorage.length]).toEqual([0, 0]);
    expect(counter.read().total).toBe(0);
  });

  it('stores what a page writes immediately', async () => {
    const client = openPage();
    await settle(client, LIBRARY);
    client.setQueryData(LIBRARY, 'written');
    expect(decodeEntry(storage.getItem(keyOf(LIBRARY)))?.data).toBe('written');
  });

  it.each([['playlists'], ['history']])(
    'stores %s immediately, because a member can change it',
    async (name) => {
      idle = () => new Promise(() => undefined);
      const client = openPage();
      await settle(client, ['mira', name]);
      client.setQueryData(['mira', name], 'written');
      expect(decodeEntry(largeStorage.getItem(keyOf(['mira', name])))?.data).toBe('written');
    },
  );

  it('writes a large entry when the page is idle', async () => {
    let rest: () => void = () => undefined;
    idle = () => new Promise((resolve) => (rest = resolve));
    await settle(openPage(), CATALOGUE);
    expect(largeStorage.length).toBe(0);
    rest();
    await vi.waitFor(() => expect(largeStorage.length).toBe(1));
  });

  it('stores nothing for a member who has signed out before that', async () => {
    let rest: () => void = () => undefined;
    idle = () => new Promise((resolve) => (rest = resolve));
    await settle(openPage(), CATALOGUE);
    state = { status: 'signedOut' };
    rest();
    await vi.advanceTimersByTimeAsync(1);
    expect([storage.length, largeStorage.length]).toEqual([0, 0]);
  });

  it('stores no data that arrives after its member has signed out', async () => {
    const client = openPage();
    let answer: (data: string) => void = () => undefined;
    const shown = show(client, LIBRARY, () => new Promise((resolve) => (answer = resolve)));
    await vi.waitFor(() => expect(shown.server).toHaveBeenCalled());
    state = signedIn('zoe');
    answer('mira’s');
    await shown.settled();
    expect(storage.length).toBe(0);
  });

  it('clears the entries of another member before it writes', async () => {
    await settle(openPage(), LIBRARY, () => 'mira’s');
    await settle(openPage(), CATALOGUE, () => 'mira’s');
    await vi.waitFor(() => expect(largeStorage.length).toBe(1));
    state = signedIn('zoe');
    await settle(openPage(), ['zoe', 'library'], () => 'zoe’s');
    await vi.waitFor(() => expect(readCacheOwner(() => storage)).toBe('zoe'));
    expect(await stored(LIBRARY)).toBeNull();
    expect(largeStorage.length).toBe(0);
    expect((await stored(['zoe', 'library']))?.data).toBe('zoe’s');
  });

  it('clears entries without an owner, and stores two first results', async () => {
    await put(['mira', 'class', 'x'], 'old', NOW);
    const client = openPage();
    const [one, two] = [show(client, LIBRARY, () => 'new'), show(client, CATALOGUE, () => 'new')];
    await Promise.all([one.settled(), two.settled()]);
    expect([storage.length, largeStorage.length]).toEqual([2, 1]);
    expect((await stored(CATALOGUE))?.data).toBe('new');
    expect((await stored(LIBRARY))?.data).toBe('new');
  });

  it('stores small entries where the large store is blocked', async () => {
    const refused = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    stores.large = { get: refused, put: refused, remove: refused, list: refused };
    expect((await settle(openPage(), CATALOGUE)).seen).toEqual(['new']);
    await settle(openPage(), LIBRARY);
    expect((await stored(LIBRARY))?.data).toBe('new');
  });

  it('stores nothing while another member’s entries cannot be removed', async () => {
    storage.setItem(CACHE_OWNER_KEY, 'zoe');
    stores.large.remove = () => Promise.reject(new DOMException('', 'AbortError'));
    await settle(openPage(), LIBRARY);
    expect(await stored(LIBRARY)).toBeNull();
    expect(readCacheOwner(() => storage)).toBe('zoe');
  });

  it('continues when every store is full, and warns once for each entry', async () => {
    const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    stores.small.put = full;
    stores.large.put = full;
    expect((await settle(openPage(), CATALOGUE)).seen).toEqual(['new']);
    expect((await settle(openPage(), LIBRARY)).seen).toEqual(['new']);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
    expect((await settle(openPage(), LIBRARY)).seen).toEqual(['new']);
  });

  it('continues when accessing a storage throws', async () => {
    const refused = (): never => {
      throw new DOMException('', 'SecurityError');
    };
    stores = { small: createLocalStore(refused), large: createLocalStore(refused) };
    vi.spyOn(storage, 'getItem').mockImplementation(refused);
    vi.spyOn(storage, 'setItem').mockImplementation(refused);
    expect((await settle(openPage(), CATALOGUE)).seen).toEqual(['new']);
    expect((await settle(openPage(), LIBRARY)).seen).toEqual(['new']);
  });

  it('removes entries that are too old to be shown, once for each page', async () => {
    storage.setItem(CACHE_OWNER_KEY, 'mira');
    const old = ['mira', 'class', 'old'];
    const young = ['mira', 'class', 'young'];
    await put(old, 'o', NOW - 90 * DAY_MS - 1);
    await put(young, 'y', NOW - 90 * DAY_MS);
    await largeStorage.setItem(keyOf(['mira', 'class', 'damaged']), '?');
    await settle(openPage(), CATALOGUE);
    await vi.waitFor(() => expect(largeStorage.length).toBe(2));
    expect((await stored(young))?.data).toBe('y');
  });
});

describe('reading', () => {
  beforeEach(() => storage.setItem(CACHE_OWNER_KEY, 'mira'));

  it.each([
    [CATALOGUE, lifetimes.catalogue],
    [['mira', 'class', 'x'], lifetimes.video],
    [LIBRARY, lifetimes.history],
  ])('%j is used instead of the server for %i ms', async (key, lifetime) => {
    await put(key, 'kept', NOW - lifetime + 1);
    const { server, seen, observer } = await settle(openPage(), key);
    expect(server).not.toHaveBeenCalled();
    expect(seen).toEqual(['kept']);
    // The data is as old as its entry.
    expect(observer.getCurrentResult().dataUpdatedAt).toBe(NOW - lifetime + 1);
    expect((await stored(key))?.timestamp).toBe(NOW - lifetime + 1);
    expect(counter.read()).toMatchObject({ hits: 1, misses: 0 });
  });

  it.each([
    ['is older than its lifetime', lifetimes.history + 1, false],
    ['needs a forced refresh', 0, true],
    ['comes from the future', -60_000, false],
  ])('shows an entry that %s until new data is read, and counts a miss', async (_, age, forced) => {
    await put(LIBRARY, 'kept', NOW - age, forced);
    const { server, seen } = await settle(openPage(), LIBRARY);
    expect(seen).toEqual(['kept', 'new']);
    expect(server).toHaveBeenCalledOnce();
    expect(counter.read()).toMatchObject({ hits: 0, misses: 1 });
    expect(await stored(LIBRARY)).toEqual({ data: 'new', timestamp: NOW, forceRefresh: false });
  });

  it('keeps showing an expired entry when the server cannot be reached', async () => {
    await put(CATALOGUE, 'kept', NOW - lifetimes.catalogue - 1);
    const { seen, observer } = await settle(openPage(), CATALOGUE, () => {
      throw new AppError({ kind: 'offline' });
    });
    expect(seen).toEqual(['kept']);
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, isStale: true });
    expect((await stored(CATALOGUE))?.data).toBe('kept');
  });

  it('shows nothing that is older than a day when the server answers', async () => {
    await put(LIBRARY, 'kept', NOW - DAY_MS - 1);
    expect((await settle(openPage(), LIBRARY)).seen).toEqual(['new']);
  });

  it.each(['', '{', 'null\nnull', '{"version":1,"timestamp":1,"forceRefresh":false,"sum":0}\n[]'])(
    'treats a damaged entry as a miss: %j',
    async (text) => {
      storage.setItem(keyOf(LIBRARY), text);
      expect((await settle(openPage(), LIBRARY)).seen).toEqual(['new']);
      expect(counter.read()).toMatchObject({ hits: 0, misses: 1 });
    },
  );

  it('stops waiting for a store that hangs', async () => {
    stores.large.get = () => new Promise(() => undefined);
    const { server, settled } = show(openPage(), CATALOGUE, () => 'new');
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS - 1);
    expect(server).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await settled();
    expect(server).toHaveBeenCalledOnce();
  });

  it('prefers newer data in memory to an entry', async () => {
    await put(LIBRARY, 'kept', NOW);
    const client = openPage();
    const shown = show(client, LIBRARY, () => 'new');
    client.setQueryData(LIBRARY, 'written');
    await shown.settled();
    expect(shown.seen).toEqual(['written', 'new']);
  });

  it('counts data in memory as a hit, and does not count a retry', async () => {
    const client = openPage();
    let failures = 1;
    const observer = new QueryObserver(client, {
      queryKey: LIBRARY,
      retry: 1,
      retryDelay: 1,
      staleTime: lifetimes.history,
      queryFn: async () => {
        if (failures-- > 0) throw new AppError({ kind: 'offline' });
        return 'new';
      },
    });
    observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(counter.read()).toMatchObject({ hits: 0, misses: 1 });
    await settle(client, LIBRARY);
    expect(counter.read()).toEqual({ hits: 1, misses: 1, total: 2, rate: 0.5 });
  });

  it('counts expired data in memory as a miss', async () => {
    const client = openPage();
    await settle(client, LIBRARY);
    vi.setSystemTime(NOW + lifetimes.history + 1);
    clock = Date.now();
    await settle(client, LIBRARY, () => 'newer');
    expect(counter.read()).toMatchObject({ hits: 0, misses: 2 });
  });
});

describe('without an answer', () => {
  const OLD = NOW - DAY_MS - 1;
  const keys = [
    CATALOGUE,
    LIBRARY,
    ['mira', 'class', 'x'],
    ['mira', 'history'],
    ['mira', 'playlists'],
    [EVERYONE, 'upcoming', 12],
  ];
  const fail = (kind: 'offline' | 'forbidden') => () => {
    throw new AppError({ kind });
  };
  beforeEach(() => storage.setItem(CACHE_OWNER_KEY, 'mira'));

  it.each(keys)('shows an old entry of %s %s when the read fails', async (...key) => {
    await put(key, 'kept', OLD);
    const { seen, observer } = await settle(openPage(), key, fail('offline'));
    expect(seen).toEqual(['kept']);
    expect(observer.getCurrentResult()).toMatchObject({ dataUpdatedAt: OLD, isStale: true });
    expect((await stored(key))?.timestamp).toBe(OLD);
  });

  it('shows it after three seconds, and replaces it in place', async () => {
    await put(CATALOGUE, 'kept', OLD);
    let answer: (data: string) => void = () => undefined;
    const shown = show(openPage(), CATALOGUE, () => new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(3000 - 1);
    expect(shown.seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
    expect(shown.seen).toEqual(['kept']);
    expect(shown.observer.getCurrentResult()).toMatchObject({
      dataUpdatedAt: OLD,
      isFetching: true,
      isPending: false,
    });
    answer('new');
    await shown.settled();
    expect(shown.seen).toEqual(['kept', 'new']);
    await vi.waitFor(async () => expect((await stored(CATALOGUE))?.data).toBe('new'));
  });

  it.each([
    ['the browser is offline', () => vi.stubGlobal('navigator', { onLine: false })],
    [
      'the member is shown from a copy',
      () => {
        if (state.status === 'signedIn') state = { ...state, isFromCopy: true };
      },
    ],
  ])('shows it at once when %s', async (_, prepare) => {
    await put(CATALOGUE, 'kept', OLD);
    prepare();
    const shown = show(openPage(), CATALOGUE, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(shown.seen).toEqual(['kept']));
    vi.unstubAllGlobals();
  });

  it('shows it after the failed attempt, before the retry', async () => {
    await put(LIBRARY, 'kept', OLD);
    const client = openPage();
    let failures = 1;
    const seen: unknown[] = [];
    new QueryObserver(client, {
      queryKey: LIBRARY,
      retry: 1,
      retryDelay: 600,
      queryFn: async () => (failures-- > 0 ? fail('offline')() : 'new'),
    }).subscribe(({ data }) => data !== undefined && data !== seen.at(-1) && seen.push(data));
    await vi.advanceTimersByTimeAsync(300);
    expect(seen).toEqual(['kept']);
    await vi.advanceTimersByTimeAsync(600);
    expect(seen).toEqual(['kept', 'new']);
  });

  it('shows nothing that the server refuses, or that is too old', async () => {
    await put(LIBRARY, 'kept', OLD);
    expect((await settle(openPage(), LIBRARY, fail('forbidden'))).seen).toEqual([]);
    await put(LIBRARY, 'kept', NOW - 90 * DAY_MS - 1);
    expect((await settle(openPage(), LIBRARY, fail('offline'))).seen).toEqual([]);
  });

  it('shows nothing after the member signed out in the meantime', async () => {
    await put(CATALOGUE, 'kept', OLD);
    const shown = show(openPage(), CATALOGUE, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(3000 - 1);
    state = { status: 'signedOut' };
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
    expect(shown.seen).toEqual([]);
  });

  it.each<[string, true | undefined, number, boolean]>([
    ['a copy, within the hour after its end', true, 3_600_000 - 1, true],
    ['a copy, after that hour', true, 3_600_000, false],
    ['a token, at its end', undefined, 0, false],
  ])('paid entries of %s: opens %s', async (_, isFromCopy, sinceEnd, opens) => {
    await put(CATALOGUE, 'kept', OLD);
    const claims = { ...active, expiresAt: NOW - sinceEnd };
    const member = signedIn('mira', claims);
    state = member.status === 'signedIn' ? { ...member, isFromCopy } : member;
    const { seen } = await settle(openPage(), CATALOGUE, fail('offline'));
    expect(seen).toEqual(opens ? ['kept'] : []);
  });
});

describe('access to entries', () => {
  const cached = async () => {
    storage.setItem(CACHE_OWNER_KEY, 'mira');
    await put(CATALOGUE, 'paid', NOW);
    await put(LIBRARY, 'own', NOW);
    await put([EVERYONE, 'upcoming', 12], 'events', NOW);
  };
  const seenBy = async (key: QueryKey) => (await settle(openPage(), key)).seen[0];

  it.each<[string, SessionState, unknown, unknown]>([
    ['an active member', signedIn('mira'), 'paid', 'own'],
    [
      'a token whose membership ended',
      signedIn('mira', { ...active, expiresAt: NOW }),
      'new',
      'own',
    ],
    ['a token without one', signedIn('mira', noClaims), 'new', 'own'],
    ['a profile without one', signedIn('mira', active, false), 'new', 'own'],
    ['an administrator’s token', signedIn('mira', { ...noClaims, role: 'admin' }), 'paid', 'own'],
    ['a moderator’s token', signedIn('mira', { ...noClaims, role: 'moderator' }), 'new', 'own'],
    ['a visitor', { status: 'signedOut' }, 'new', 'new'],
    ['an unknown member while the session loads', { status: 'loading' }, 'new', 'new'],
    ['another member', signedIn('zoe'), 'new', 'new'],
  ])('%s', async (_, who, catalogue, library) => {
    await cached();
    state = who;
    expect(await seenBy(CATALOGUE)).toBe(catalogue);
    await cached();
    expect(await seenBy(LIBRARY)).toBe(library);
    await cached();
    expect(await seenBy([EVERYONE, 'upcoming', 12])).toBe('events');
  });

  it('ignores entries without a stored owner', async () => {
    await cached();
    storage.removeItem(CACHE_OWNER_KEY);
    expect(await seenBy(LIBRARY)).toBe('new');
  });

  it('shows nothing when the member signed out while the store was read', async () => {
    await cached();
    let answer: () => void = () => undefined;
    const get = stores.large.get.bind(stores.large);
    stores.large.get = async (key) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return get(key);
    };
    const shown = show(openPage(), CATALOGUE, () => 'new');
    state = signedIn('zoe');
    answer();
    await shown.settled();
    expect(shown.seen).toEqual(['new']);
  });

  it('removes what the server refuses, from the page and from the store', async () => {
    await cached();
    const client = openPage();
    const { observer } = await settle(client, CATALOGUE);
    expect(observer.getCurrentResult().data).toBe('paid');
    observer.setOptions({
      queryKey: CATALOGUE,
      queryFn: () => Promise.reject(new AppError({ kind: 'forbidden' })),
    });
    await observer.refetch();
    expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isError: true });
    await vi.waitFor(async () => expect(await stored(CATALOGUE)).toBeNull());
  });
});
