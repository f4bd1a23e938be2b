import { expect, type Page } from '@playwright/test';

/** What the browser keeps for a member, by where it lies. */
export interface Kept {
  /** Keys of the database. */
  large: string[];
  /** Keys of local storage that hold entries, or say whose they are. */
  small: string[];
}

/** Looks into the stores of the page's browser. */
export const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const small = Object.keys(localStorage).filter((key) => /^gschool\.(cache|kept)/.test(key));
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'gschool.cache')) return { large: [], small };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('gschool.cache');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database does not open'));
    });
    const large = await new Promise<string[]>((resolve, reject) => {
      const request = database.transaction('entries').objectStore('entries').getAllKeys();
      request.onsuccess = () => resolve(request.result.map(String));
      request.onerror = () => reject(new Error('The entries cannot be read'));
    });
    database.close();
    return { large, small };
  });

/** Waits until the browser keeps nothing; a page that leads elsewhere meanwhile is asked again. */
export const expectNothingKept = (page: Page): Promise<void> =>
  expect(async () => expect(await keptIn(page)).toEqual({ large: [], small: [] })).toPass({
    timeout: 10_000,
  });

/** Overwrites every entry with something that is none. */
export const damageKept = (page: Page): Promise<void> =>
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
      transaction.onabort = () => reject(new Error('The entries cannot be damaged'));
    });
    database.close();
  });

/** From now on, the documents that the page reads, by what it asks for; the profile is always read. */
export function documentReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('firestore.googleapis.com')) return;
    const body = request.postData() ?? '';
    for (const [path] of body.matchAll(/(?<=\/documents\/)[^"]+/g)) {
      if (!/^users\/[^/]+$/.test(path)) reads.push(path);
    }
  });
  return reads;
}
