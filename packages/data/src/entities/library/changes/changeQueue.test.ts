import { AppError, noClaims, type AppErrorKind, type LibraryChange } from '@gschool/domain';
import { createSamplePosition, createSampleProfile } from '@gschool/domain/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStorage } from '../../../cache/testing/memoryStorage';
import { documentPaths } from '../../../documents';
import { anAccount } from '../../../testing/anAccount';
import { createTestBackend, type TestServer } from '../../../testing/createTestBackend';
import type { Backend } from '../../../backend';
import { createChangeQueue, type ChangeQueue, type ChangeQueueOptions } from './changeQueue';
import { createJournal } from './journal';
import { storePosition } from './storePosition';
import { getPendingKeys, getPendingPrefix } from './pendingKeys';
import { removeOldChanges } from './removeOldChanges';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MONTH_MS = 30 * 86_400_000;
let backend: Backend;
let server: TestServer;
let storage: Storage;
let isOnline: boolean;
let reportedRejections: [LibraryChange, AppError][];
let forbidden: number;
let queue: ChangeQueue;

const open = (uid = 'mira', options: Partial<ChangeQueueOptions> = {}): ChangeQueue =>
  createChangeQueue({
    uid,
    getEditor: () => backend.libraryEditor(),
    journal: createJournal(uid, () => storage),
    now: () => NOW,
    isOnline: () => isOnline,
    getTimestamp: () => NOW,
    onPending: () => undefined,
    onSent: () => undefined,
    onForbidden: () => (forbidden += 1),
    onRejected: (change, error) => reportedRejections.push([change, error]),
    ...options,
  });
const failing = (kind: AppErrorKind, when: (operation: string) => boolean = () => true): void => {
  server.before = (operation) => {
    if (when(operation)) throw new AppError(kind);
  };
};
const add = (itemId: string, isIn = true, on = queue) =>
  on.submit({ kind: 'listed', list: 'favorites', itemId, isIn });
const watch = (position: number, on = queue, videoId = 'sunrise') =>
  on.submit({
    kind: 'watched',
    position: createSamplePosition({
      videoId,
      position,
      at: new Date(NOW + position).toISOString(),
    }),
    title: 'Sunrise',
    posterRef: 'p',
    isLeft: true,
  });
const library = () => server.library('mira');
const storedKeys = (uid = 'mira') => getPendingKeys(() => storage, uid).length;

beforeEach(() => {
  forbidden = 0;
  ({ backend, server } = createTestBackend());
  server.current = anAccount('mira');
  server.claims = { ...noClaims, expiresAt: 1 };
  server.put(documentPaths.user('mira'), createSampleProfile());
  storage = memoryStorage();
  isOnline = true;
  reportedRejections = [];
  queue = open();
});

describe('a change', () => {
  it('is saved, and no change is pending', async () => {
    expect(await add('a')).toEqual({ kind: 'saved' });
    expect([library().favorites, storedKeys(), queue.pending()]).toEqual([['a'], 0, []]);
  });

  it('stays pending offline, survives a reload and is sent at the next start', async () => {
    failing({ kind: 'offline' });
    expect(await add('a')).toEqual({ kind: 'waiting' });
    isOnline = false;
    expect(await add('b')).toEqual({ kind: 'waiting' });
    queue.close();
    queue = open();
    expect(queue.pending().map((one) => one.kind === 'listed' && one.itemId)).toEqual(['a', 'b']);
    isOnline = true;
    server.before = () => undefined;
    await queue.send();
    expect([library().favorites, storedKeys()]).toEqual([['b', 'a'], 0]);
  });

  it('stays pending when the session is ending', async () => {
    failing({ kind: 'auth', code: 'user-token-expired' });
    expect(await add('a')).toEqual({ kind: 'waiting' });
    expect([reportedRejections, storedKeys()]).toEqual([[], 1]);
  });

  it('is rejected alone when it is refused among others', async () => {
    isOnline = false;
    await Promise.all([add('a'), watch(42)]);
    isOnline = true;
    failing({ kind: 'forbidden' }, (operation) => operation === 'library.writeHistory');
    expect(await add('b')).toEqual({ kind: 'saved' });
    expect(library().favorites.toSorted()).toEqual(['a', 'b']);
    expect(reportedRejections.map(([{ kind }, { info }]) => [kind, info.kind])).toEqual([
      ['watched', 'forbidden'],
    ]);
    expect([storedKeys(), queue.pending()]).toEqual([0, []]);
  });

  it('reports a rejection to its caller only', async () => {
    failing({ kind: 'forbidden' });
    const outcome = await add('a');
    expect(outcome).toMatchObject({ kind: 'rejected', error: { info: { kind: 'forbidden' } } });
    expect([reportedRejections, storedKeys(), queue.pending()]).toEqual([[], 0, []]);
  });

  it('reports a later rejection after it was pending', async () => {
    isOnline = false;
    await add('a');
    isOnline = true;
    failing({ kind: 'forbidden' });
    await queue.send();
    expect(reportedRejections).toMatchObject([
      [{ kind: 'listed', itemId: 'a' }, { info: { kind: 'forbidden' } }],
    ]);
  });

  it.each(['unavailable', 'signedOut', 'conflict', 'cancelled'] as const)(
    'stays pending after %s, which is temporary',
    async (kind) => {
      failing(kind === 'unavailable' ? { kind, what: 'service' } : { kind });
      expect(await add('a')).toEqual({ kind: 'waiting' });
    },
  );

  it('stays pending when the session ends, until its member signs in again', async () => {
    failing({ kind: 'auth', code: 'user-token-expired' });
    expect(await add('a')).toEqual({ kind: 'waiting' });
    queue.close();
    server.before = () => undefined;
    queue = open();
    await queue.send();
    expect(library().favorites).toEqual(['a']);
  });

  it('is applied once, although its response was lost', async () => {
    server.after = () => {
      throw new AppError({ kind: 'offline' });
    };
    expect(await add('a')).toEqual({ kind: 'waiting' });
    server.put(documentPaths.library('mira'), { ...library(), favorites: ['b', 'a'] });
    server.after = () => undefined;
    await queue.send();
    expect([library().favorites, storedKeys()]).toEqual([['b', 'a'], 0]);
  });

  it('resolves as waiting after eight seconds, and is sent later', async () => {
    vi.useFakeTimers();
    let answer: () => void = () => undefined;
    server.before = () => new Promise((resolve) => (answer = resolve));
    const outcome = add('a');
    const answered = vi.fn();
    void outcome.then(answered);
    await vi.advanceTimersByTimeAsync(7999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'waiting' });
    vi.useRealTimers();
    answer();
    await queue.send();
    expect(library().favorites).toEqual(['a']);
  });
});

describe('a pending change', () => {
  beforeEach(() => {
    isOnline = false;
  });

  it('is replaced by a later one of the same item', async () => {
    for (const isIn of [true, false, true]) await add('a', isIn);
    for (const position of [42, 43, 44]) await watch(position);
    expect(queue.pending()).toHaveLength(2);
    expect(storedKeys()).toBe(2);
  });

  it('is rejected when there are too many', async () => {
    await Promise.all(Array.from({ length: 500 }, (_, n) => add(`v${n}`)));
    const full = { kind: 'rejected', error: { info: { kind: 'unavailable', what: 'storage' } } };
    expect(await add('one-more')).toMatchObject(full);
    expect(queue.pending()).toHaveLength(500);
  });

  it('is rejected and removed where storage is full', async () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { kind: 'rejected', error: { info: { kind: 'unavailable', what: 'storage' } } };
    expect(await add('a')).toMatchObject(full);
    expect(queue.pending()).toEqual([]);
    // While the page is open, the position stays pending, because it may still be sent.
    expect(await watch(42)).toEqual({ kind: 'waiting' });
    isOnline = true;
    expect(await add('b')).toEqual({ kind: 'saved' });
    expect(library().positions[0]?.position).toBe(42);
  });

  it('makes room by removing cached entries', async () => {
    storage.setItem('gschool.cache/mira/library/', 'x');
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (storage.getItem('gschool.cache/mira/library/') !== null) throw new Error('full');
      setItem(key, text);
    };
    expect(await add('a')).toEqual({ kind: 'waiting' });
    expect(storedKeys()).toBe(1);
  });

  it('can be cancelled before it is sent', async () => {
    await add('a');
    expect(queue.cancel(({ kind }) => kind === 'listed')).toBe(true);
    expect([queue.pending(), storedKeys()]).toEqual([[], 0]);
    expect(queue.cancel(() => true)).toBe(false);
  });

  it.each(['{', '[]', 'null', '{"id":"x"}', '{"id":"x","at":1,"kind":"watched","position":{}}'])(
    'is not read from %s',
    (text) => {
      storage.setItem(`${getPendingPrefix('mira')}x`, text);
      expect(open().pending()).toEqual([]);
      expect(storedKeys()).toBe(0);
    },
  );

  it('never reaches another member, not even one with a similar uid', async () => {
    await add('a');
    const others = ['zoe', 'mir', 'mira2', 'mira/x', ''];
    isOnline = true;
    for (const uid of others) {
      const other = open(uid);
      expect(other.pending()).toEqual([]);
      await other.send();
    }
    expect(server.calls).toEqual([]);
  });

  it('stays for its member while others use the browser, for at most 30 days', async () => {
    await add('a');
    storage.setItem(`${getPendingPrefix('mira')}broken`, '{');
    removeOldChanges(() => storage, 'mira', NOW + 2 * MONTH_MS);
    expect(storedKeys()).toBe(2);
    removeOldChanges(() => storage, 'zoe', NOW + MONTH_MS);
    expect(storedKeys()).toBe(1);
    isOnline = true;
    await open().send();
    expect(library().favorites).toEqual(['a']);
    isOnline = false;
    await add('b', true, open());
    removeOldChanges(() => storage, 'zoe', NOW + MONTH_MS + 1);
    expect(storedKeys()).toBe(0);
  });

  it('includes a position from after the end of the session, for its member only', async () => {
    const place = (position: number) => {
      const at = new Date(NOW + position).toISOString();
      const of = createSamplePosition({ videoId: 'a', position, at });
      const fields = { title: 'A', posterRef: 'p', isLeft: false };
      storePosition(() => storage, 'mira', { kind: 'watched', position: of, ...fields });
    };
    place(50);
    place(90);
    storePosition(() => storage, 'mira', { kind: 'removed', videoIds: ['a'] });
    removeOldChanges(() => storage, 'ada', NOW);
    expect(open('zoe').pending()).toEqual([]);
    expect(open().pending()).toMatchObject([{ isLeft: true, position: { position: 90 } }]);
    // After a reload, it is a normal change.
    expect(open().pending()).toHaveLength(1);
    expect(storage.key(0)).toContain(getPendingPrefix('mira'));
    place(95);
    removeOldChanges(() => storage, 'zoe', NOW + MONTH_MS + 96);
    expect(storage.length).toBe(0);
  });

  it('is neither sent nor changed after its member has signed out', async () => {
    await watch(42);
    queue.close();
    isOnline = true;
    await queue.send();
    expect(await add('b')).toMatchObject({
      kind: 'rejected',
      error: { info: { kind: 'signedOut' } },
    });
    expect([server.calls, storedKeys()]).toEqual([[], 1]);
  });
});

describe('changes that the access rules refuse', () => {
  it('are not retried, and the member is read again', async () => {
    isOnline = false;
    await add('a');
    await add('b');
    isOnline = true;
    failing({ kind: 'forbidden' });
    await queue.send();
    expect([queue.pending(), storedKeys(), forbidden]).toEqual([[], 0, 1]);
    const calls = server.calls.length;
    await queue.send();
    expect(server.calls).toHaveLength(calls);
  });
});

describe('two tabs', () => {
  const deliverStorageEvents = (other: ChangeQueue): void => {
    const { setItem, removeItem } = storage;
    storage.setItem = (key, text) => (setItem(key, text), other.onStorageEvent(key, text));
    storage.removeItem = (key) => (removeItem(key), other.onStorageEvent(key, null));
  };

  it('show the pending changes of the other, until they are sent', async () => {
    const other = open();
    deliverStorageEvents(other);
    isOnline = false;
    await add('a');
    expect(other.pending()).toHaveLength(1);
    isOnline = true;
    await queue.send();
    expect(other.pending()).toEqual([]);
    expect(library().favorites).toEqual(['a']);
  });

  it('remove what was rejected in the other', async () => {
    const other = open();
    deliverStorageEvents(other);
    failing({ kind: 'forbidden' });
    await add('a');
    expect([other.pending(), reportedRejections]).toEqual([[], []]);
  });

  it('keep the additions of both, also when both send everything', async () => {
    const other = open();
    isOnline = false;
    await Promise.all([add('a'), add('b', true, other)]);
    isOnline = true;
    const third = open();
    await Promise.all([queue.send(), other.send(), third.send()]);
    expect(library().favorites.toSorted()).toEqual(['a', 'b']);
  });
});

describe('a callback or a storage that throws', () => {
  const fail = (): never => {
    throw new Error('a listener failed');
  };
  const reported = vi.fn();

  beforeEach(() => {
    reported.mockClear();
    vi.stubGlobal('reportError', reported);
    return () => vi.unstubAllGlobals();
  });

  it('does not turn a saved change into a rejected one', async () => {
    queue = open('mira', { onSent: fail });
    expect(await add('a')).toEqual({ kind: 'saved' });
    expect([library().favorites, storedKeys(), queue.pending()]).toEqual([['a'], 0, []]);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('does not prevent a change from being submitted', async () => {
    queue = open('mira', { onPending: fail });
    expect(await add('a')).toEqual({ kind: 'saved' });
  });

  it('does not stop the queue', async () => {
    let isBroken = true;
    queue = open('mira', { isOnline: () => (isBroken ? fail() : true) });
    expect(await add('a')).toEqual({ kind: 'waiting' });
    isBroken = false;
    expect(await add('b')).toEqual({ kind: 'saved' });
    expect([library().favorites, queue.pending()]).toEqual([['b', 'a'], []]);
  });
});
