/** The faults of the browser's storage. */
export const storageFaults = [
  'throws',
  'is full',
  'is corrupted',
  'is cleared while open',
  'is cleared with the session',
] as const;

/** The faults that occur in an open page. */
export type ClearFault = 'is cleared while open' | 'is cleared with the session';

/**
 * Runs in the page before its scripts. Only the product's storage fails: the mock of Firebase,
 * which is the server, stores its data in the same browser. A cookie ends the fault at the next
 * load.
 */
export function faultStorage(fault: Exclude<(typeof storageFaults)[number], ClearFault>): void {
  if (document.cookie.includes('faults=over')) return;
  const isMock = (name: string | undefined): boolean => /mock|msw/i.test(name ?? '');
  if (fault === 'is corrupted') {
    for (const storage of [localStorage, sessionStorage]) {
      if (storage.getItem('faults.corrupted') !== null) continue;
      for (const key of Object.keys(storage))
        if (!isMock(key)) storage.setItem(key, '{"version":1,"data":[{"at":"x"');
      storage.setItem('faults.corrupted', 'yes');
    }
    return;
  }
  const error = (): DOMException =>
    fault === 'throws'
      ? new DOMException('The operation is insecure.', 'SecurityError')
      : new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  const methods =
    fault === 'throws' ? (['getItem', 'setItem', 'removeItem'] as const) : ['setItem' as const];
  for (const method of methods) {
    const original = Storage.prototype[method] as (...args: string[]) => unknown;
    Storage.prototype[method] = function (this: Storage, ...args: string[]) {
      if (isMock(args[0])) return Reflect.apply(original, this, args);
      throw error();
    } as never;
  }
  if (fault === 'throws') {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
      if (!isMock(name)) throw error();
      return version === undefined ? open.call(this, name) : open.call(this, name, version);
    };
  } else {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key) {
      if (!isMock(this.transaction.db.name)) throw error();
      return key === undefined ? put.call(this, value) : put.call(this, value, key);
    };
  }
}

/** Clears the product's storage in the open page, the way the browser's settings do. */
export async function clearStorage(fault: ClearFault): Promise<void> {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if (!/mock|msw/i.test(key)) localStorage.removeItem(key);
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase('gschool.cache');
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
  if (fault === 'is cleared while open') return;
  // The SDK has its database open, so the database cannot be deleted.
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('firebaseLocalStorageDb');
    request.onerror = () => reject(new Error('The database of the session does not open'));
    request.onsuccess = () => {
      const { result: database } = request;
      for (const name of database.objectStoreNames)
        database.transaction(name, 'readwrite').objectStore(name).clear();
      database.close();
      resolve();
    };
  });
}

/** Overwrites every entry of the cache's database. */
export async function corruptCache(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('gschool.cache');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The cache does not open'));
  });
  for (const name of database.objectStoreNames) {
    await new Promise<void>((resolve) => {
      const transaction = database.transaction(name, 'readwrite');
      const entries = transaction.objectStore(name);
      const keys = entries.getAllKeys();
      keys.onsuccess = () =>
        keys.result.forEach((key) => entries.put('{"version":1,"data":[{"at":"x"', key));
      transaction.oncomplete = () => resolve();
    });
  }
  database.close();
}
