import type { ScenarioName, StartedMock } from '@gschool/mocks/browser';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What the fake Firebase plays in this story; without one it is not started. */
    scenario?: ScenarioName | undefined;
  }
}

let started: Promise<StartedMock> | undefined;

/**
 * Before a story with `parameters.scenario`: the fake Firebase runs, its store is
 * back at the seed, and nothing that an earlier story kept is left in the browser.
 */
export async function playScenario(scenario: ScenarioName | undefined): Promise<void> {
  if (!scenario) {
    // A worker that an earlier story started plays on; it must not play that story's trouble.
    (await started)?.setScenario('default');
    return;
  }
  started ??= import('@gschool/mocks/browser').then(({ startMock }) =>
    // A page asks up to fifteen times in a row: slow enough to be seen, quick enough to be tested.
    startMock({ search: '', scenario, isVolatile: true, slowness: [150, 250] }),
  );
  const mock = await started;
  // The page of the story before this one is gone, and its backend goes with it.
  await (await import('@gschool/data/firebase')).deleteFirebaseBackends();
  // Its cache writes large answers when the browser is idle. Those calls are served in order, so
  // they are written by now and emptied below: the next story must not read them.
  await (await import('@gschool/data/caches')).idle();
  await Promise.all([mock.reset(), forgetEverything()]);
  mock.setScenario(scenario);
}

async function forgetEverything(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => (name ? emptyDatabase(name) : undefined)));
}

/** Emptied and not deleted: a deletion waits for ever while anything holds the database open. */
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
