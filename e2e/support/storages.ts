import type { Page } from '@playwright/test';

/**
 * The places where this browser stores one of the texts. Searches the keys and values of local and
 * session storage, cookies, IndexedDB and Cache Storage. The mock's data is left out, because in a
 * demo the mock is the server: the database `gschool-mock-…` and the keys `gschool.mock.…`.
 */
export async function findInStorages(page: Page, texts: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(async () => {
    /** The mock's own database. */
    const MOCK_DATABASE = /^gschool-mock-/;
    const entries: [where: string, text: string][] = [];
    const promised = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database cannot be read'));
      });
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [key, value] of Object.entries(storage) as [string, string][]) {
        if (key.startsWith('gschool.mock.')) continue;
        entries.push([`${name} ${key}`, `${key} ${value}`]);
      }
    }
    entries.push(['cookies', document.cookie]);
    for (const { name = '' } of await indexedDB.databases()) {
      if (MOCK_DATABASE.test(name)) continue;
      const database = await promised(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([
          promised(objects.getAllKeys()),
          promised(objects.getAll()),
        ]);
        entries.push([`indexedDB ${name}/${store}`, JSON.stringify([keys, values])]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      // The app's code is the same for everyone. In a demo, it contains the demo's accounts.
      if (name === 'gschool.files') continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        entries.push([`caches ${name}`, `${request.url} ${(await response?.text()) ?? ''}`]);
      }
    }
    return entries;
  });
  const cookies = await page.context().cookies();
  return [...found, ['cookies of the browser', JSON.stringify(cookies)] as const]
    .filter(([, text]) => texts.some((one) => text.includes(one)))
    .map(([where]) => where);
}
