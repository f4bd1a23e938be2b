/** The faults of the browser's storage. */
export const storageFaults = [
  'throws',
  'is full',
  'is corrupted',
  'is cleared while open',
] as const;

/**
 * Runs in the page before its scripts. Only the storage of the product fails: the mock of Firebase,
 * which is the server, stores its data in the same browser. A cookie ends the fault at the next load.
 */
export function faultStorage(
  fault: Exclude<(typeof storageFaults)[number], 'is cleared while open'>,
): void {
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

/** Clears the product's storage in the open page, as the browser's settings do. */
export async function clearStorage(): Promise<void> {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if (!/mock|msw/i.test(key)) localStorage.removeItem(key);
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase('gschool.cache');
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
