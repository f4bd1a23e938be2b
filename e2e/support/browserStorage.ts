import { expect, type Page } from '@playwright/test';

import { isFirestoreRequest } from './services';

/** The cache entries in the browser, grouped by storage. */
export interface StoredEntries {
  /** Keys in IndexedDB. */
  indexedDb: string[];
  /** Keys in local storage: cache entries, and the key that names their owner. */
  localStorage: string[];
}

/** Reads the keys of all cache entries. */
export const storedEntries = (page: Page): Promise<StoredEntries> =>
  page.evaluate(async () => {
    const keys = Object.keys(localStorage).filter((key) => /^gschool\.(cache|kept)/.test(key));
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'gschool.cache')) {
      return { indexedDb: [], localStorage: keys };
    }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('gschool.cache');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database does not open'));
    });
    const indexedDb = await new Promise<string[]>((resolve, reject) => {
      const request = database.transaction('entries').objectStore('entries').getAllKeys();
      request.onsuccess = () => resolve(request.result.map(String));
      request.onerror = () => reject(new Error('The entries cannot be read'));
    });
    database.close();
    return { indexedDb, localStorage: keys };
  });

/**
 * Waits until the catalog, the class that it shows first, and the library are stored, which happens
 * when the page is idle.
 */
export const waitForStoredCatalogue = (page: Page): Promise<void> =>
  expect
    .poll(async () =>
      Object.values(await storedEntries(page))
        .flat()
        .join(),
    )
    .toMatch(/(?=.*catalogue)(?=.*class)(?=.*library)/);

/** Classes that the member has not watched, so their first seconds are not recorded. */
const unwatched = ['slow-strength-strong-legs', 'core-without-crunches'];

/** Finds one of them that is not stored. The catalog may show the other one first, and store it. */
export async function findUnwatchedClass(page: Page): Promise<string | undefined> {
  const stored = (await storedEntries(page)).indexedDb.join();
  return unwatched.find((one) => !stored.includes(one));
}

/** Waits until no entry is left. Tries repeatedly, because the page may navigate during a check. */
export const expectNothingStored = (page: Page): Promise<void> =>
  expect(async () =>
    expect(await storedEntries(page)).toEqual({ indexedDb: [], localStorage: [] }),
  ).toPass({ timeout: 10_000 });

/** Overwrites every entry with invalid data. */
export const corruptEntries = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('gschool.cache')) localStorage.setItem(key, '{"data":{"positions":7}}');
    }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('gschool.cache');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database does not open'));
    });
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('entries', 'readwrite');
      const entries = transaction.objectStore('entries');
      const keys = entries.getAllKeys();
      keys.onsuccess = () => keys.result.forEach((key) => entries.put('{"version":1', key));
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(new Error('The entries cannot be corrupted'));
    });
    database.close();
  });

/** Starts collecting the paths of the documents that the page reads, except profiles. */
export function documentReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (!isFirestoreRequest(request.url())) return;
    const body = request.postData() ?? '';
    for (const [path] of body.matchAll(/(?<=\/documents\/)[^"]+/g)) {
      if (!/^users\/[^/]+$/.test(path)) reads.push(path);
    }
  });
  return reads;
}
