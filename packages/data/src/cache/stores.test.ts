import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { encodeEntry } from './entry';
import { clearEntries } from './clearEntries';
import { DATABASE_NAME, createIndexedDbStore } from './indexedDbStore';
import { ENTRY_PREFIX } from './cachedQueries';
import { storageKeys } from '../storage/storageKeys';
import { createLocalStore } from './localStore';
import { readCacheOwner, CACHE_OWNER_KEY } from './cacheOwner';
import type { EntryStore } from './store';
import { memoryStorage } from './testing/memoryStorage';
import { isQuotaError, writeEntry } from './writeEntry';

const key = (name: string) => `${ENTRY_PREFIX}mira/${name}/`;
const aged = (timestamp: number) => encodeEntry({ data: 'd', timestamp, forceRefresh: false });
const full = () => new DOMException('no room', 'QuotaExceededError');
const factories: Record<string, () => EntryStore> = {
  localStore: () => {
    const storage = memoryStorage();
    return createLocalStore(() => storage);
  },
  indexedDbStore: () => {
    const factory = new IDBFactory();
    return createIndexedDbStore(() => factory);
  },
};

beforeEach(() => {
  vi.spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
});

describe.each(Object.entries(factories))('%s', (_, create) => {
  it('returns stored text, and undefined for other keys', async () => {
    const store = create();
    await store.put(key('catalogue'), 'one');
    await store.put(key('catalogue'), 'two');
    expect(await store.get(key('catalogue'))).toBe('two');
    expect(await store.get(key('library'))).toBeUndefined();
  });

  it('removes and lists by key prefix, and counts', async () => {
    const store = create();
    for (const name of ['class/1', 'class/12', 'library']) await store.put(key(name), name);
    await store.put('other', 'stays');
    expect((await store.list(key('class').slice(0, -1))).toSorted()).toEqual([
      [key('class/1'), 'class/1'],
      [key('class/12'), 'class/12'],
    ]);
    expect(await store.remove(key('class/1'))).toBe(1);
    expect(await store.get(key('class/12'))).toBe('class/12');
    expect(await store.remove(ENTRY_PREFIX)).toBe(2);
    expect(await store.remove(ENTRY_PREFIX)).toBe(0);
    expect(await store.get('other')).toBe('stays');
  });

  it('makes room by removing invalid entries, then the oldest ones', async () => {
    const store = create();
    await store.put(key('damaged'), 'nonsense');
    for (const [name, at] of [
      ['b', 2],
      ['a', 1],
      ['c', 3],
    ] as const) {
      await store.put(key(name), aged(at));
    }
    const put = store.put.bind(store);
    let rejections = 3;
    store.put = async (...entry) => {
      if (rejections-- > 0) throw full();
      return put(...entry);
    };
    expect(await writeEntry(store, key('new'), aged(4))).toEqual({ ok: true, value: undefined });
    expect((await store.list(ENTRY_PREFIX)).map(([k]) => k).toSorted()).toEqual([
      key('c'),
      key('new'),
    ]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('removes the outdated entry when it cannot be written, warns and returns the error', async () => {
    const store = create();
    await store.put(key('library'), aged(1));
    await store.put(key('other'), aged(1));
    store.put = () => Promise.reject(full());
    const outcome = await writeEntry(store, key('library'), aged(2));
    expect(outcome).toMatchObject({ ok: false, error: { name: 'QuotaExceededError' } });
    expect(await store.list(ENTRY_PREFIX)).toEqual([]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('removes no entries for an error that is not about space', async () => {
    const store = create();
    await store.put(key('other'), aged(1));
    store.put = () => Promise.reject(new DOMException('no', 'SecurityError'));
    expect((await writeEntry(store, key('library'), aged(2))).ok).toBe(false);
    expect(await store.get(key('other'))).toBe(aged(1));
  });
});

describe('a blocked storage (private windows)', () => {
  const blocked = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  it.each([
    ['localStore', createLocalStore(blocked)],
    ['indexedDbStore', createIndexedDbStore(blocked)],
  ])('%s rejects and never throws', async (_, store) => {
    for (const asked of [
      () => store.get('a'),
      () => store.put('a', 'b'),
      () => store.remove('a'),
      () => store.list('a'),
    ]) {
      await expect(asked()).rejects.toMatchObject({ name: 'SecurityError' });
    }
  });

  it('has no owner', () => expect(readCacheOwner(blocked)).toBeNull());

  it('makes clearing fail with a warning', async () => {
    const stores = { small: createLocalStore(blocked), large: createIndexedDbStore(blocked) };
    expect(await clearEntries(stores, blocked)).toMatchObject({ ok: false });
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

describe('local storage', () => {
  it('is written synchronously, because the page may be closing', () => {
    const storage = memoryStorage();
    void createLocalStore(() => storage).put('a', 'b');
    expect(storage.getItem('a')).toBe('b');
  });

  it.each([
    ['QuotaExceededError', true],
    ['NS_ERROR_DOM_QUOTA_REACHED', true],
    ['SecurityError', false],
  ])('the error %s means full: %s', (name, expected) => {
    expect(isQuotaError(new DOMException('', name))).toBe(expected);
    expect(isQuotaError(null)).toBe(false);
  });
});

describe('the IndexedDB database', () => {
  const deleted = (factory: IDBFactory): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = factory.deleteDatabase(DATABASE_NAME);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(new Error('not deleted'));
    });

  it('can be deleted by another tab, and is opened again', async () => {
    const factory = new IDBFactory();
    const store = createIndexedDbStore(() => factory);
    await store.put('a', 'b');
    await deleted(factory);
    expect(await store.get('a')).toBeUndefined();
  });

  it('is created again when it has no entries store', async () => {
    const factory = new IDBFactory();
    await new Promise<void>((resolve) => {
      const request = factory.open(DATABASE_NAME, 1);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    const store = createIndexedDbStore(() => factory);
    await store.put('a', 'b');
    expect(await store.get('a')).toBe('b');
  });

  it('is opened again after a failure', async () => {
    const factory = new IDBFactory();
    let isRefused = true;
    const store = createIndexedDbStore(() => {
      if (isRefused) throw new DOMException('', 'InvalidStateError');
      return factory;
    });
    await expect(store.get('a')).rejects.toMatchObject({ name: 'InvalidStateError' });
    isRefused = false;
    expect(await store.get('a')).toBeUndefined();
  });

  it('is opened once in each tab, and shared by tabs', async () => {
    const factory = new IDBFactory();
    const open = vi.spyOn(factory, 'open');
    const [one, two] = [createIndexedDbStore(() => factory), createIndexedDbStore(() => factory)];
    await Promise.all([one.put('a', '1'), one.put('b', '2')]);
    expect(open).toHaveBeenCalledOnce();
    expect(await two.get('b')).toBe('2');
  });
});

describe('clearEntries', () => {
  const createFilledStores = async () => {
    const storage = memoryStorage({ [CACHE_OWNER_KEY]: 'mira', 'gschool.timezone': 'UTC' });
    const factory = new IDBFactory();
    const stores = {
      small: createLocalStore(() => storage),
      large: createIndexedDbStore(() => factory),
    };
    await stores.small.put(key('library'), 'l');
    await stores.large.put(key('catalogue'), 'c');
    return { storage, stores };
  };

  it('removes every entry and the owner, and nothing else', async () => {
    const { storage, stores } = await createFilledStores();
    expect(await clearEntries(stores, () => storage)).toEqual({ ok: true, value: 2 });
    expect(storageKeys(storage)).toEqual(['gschool.timezone']);
    expect(await stores.large.list('')).toEqual([]);
  });

  it('keeps the entries of the owner', async () => {
    const { storage, stores } = await createFilledStores();
    expect(await clearEntries(stores, () => storage, 'mira')).toEqual({ ok: true, value: 0 });
    expect(await stores.large.get(key('catalogue'))).toBe('c');
    expect(await clearEntries(stores, () => storage, 'zoe')).toEqual({ ok: true, value: 2 });
    expect(readCacheOwner(() => storage)).toBeNull();
  });

  it('keeps the stored owner when it fails, so that it is retried', async () => {
    const { storage, stores } = await createFilledStores();
    stores.large.remove = () => Promise.reject(new DOMException('', 'AbortError'));
    expect((await clearEntries(stores, () => storage)).ok).toBe(false);
    expect(readCacheOwner(() => storage)).toBe('mira');
    expect(await stores.small.list(ENTRY_PREFIX)).toEqual([]);
  });

  it('does not remove an owner that was stored in the meantime', async () => {
    const { storage, stores } = await createFilledStores();
    const forgetting = clearEntries(stores, () => storage);
    storage.setItem(CACHE_OWNER_KEY, 'zoe');
    await forgetting;
    expect(readCacheOwner(() => storage)).toBe('zoe');
  });
});
