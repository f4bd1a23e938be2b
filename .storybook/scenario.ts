import type { ScenarioName, StartedMock } from '@gschool/mocks/browser';

let started: Promise<StartedMock> | undefined;

/**
 * Before a story: the choices that an earlier story stored are removed. Before a story with
 * `parameters.scenario`, the mock Firebase also runs, its store is reset to its initial data, and
 * the databases of the browser are empty.
 */
export async function startScenario(scenario: ScenarioName | undefined): Promise<void> {
  if (!scenario) {
    clearStorage();
    // The service worker of an earlier story still runs; it must not simulate that story's errors.
    (await started)?.setScenario('default');
    return;
  }
  started ??= import('@gschool/mocks/browser').then(({ startMock }) =>
    // A page makes up to 15 requests in a row: slow enough to see, fast enough for tests.
    startMock({ search: '', scenario, isVolatile: true, slowDelay: [150, 250] }),
  );
  const mock = await started;
  // The page of the earlier story is unmounted; its backend is deleted too.
  await (await import('@gschool/data/firebase')).deleteFirebaseBackends();
  // Its cache writes large answers when the browser is idle. Idle callbacks run in order, so
  // after `whenIdle` they are written, and emptied below: the next story must not read them.
  await (await import('@gschool/data/caches')).whenIdle();
  clearStorage();
  await Promise.all([mock.reset(), emptyDatabases()]);
  mock.setScenario(scenario);
}

/** Removes every key that is not Storybook's, which keeps its own layout in the same storage. */
function clearStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (!/storybook/i.test(key)) storage.removeItem(key);
    }
  }
}

async function emptyDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => (name ? emptyDatabase(name) : undefined)));
}

/** Empties it instead of deleting it: a deletion waits until every connection is closed. */
async function emptyDatabase(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(`${name} does not open`));
  });
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error(`${name} is not emptied`));
    });
  }
  database.close();
}
