import type { PageLocks } from '../draftJournal';

/** The locks of a browser that all its pages share. */
export const createMemoryLocks = (): PageLocks => {
  const names = new Set<string>();
  return {
    query: () => Promise.resolve({ ['held']: [...names].map((name) => ({ name })), pending: [] }),
    request: (async (name: string, run: () => Promise<unknown>) => {
      names.add(name);
      await run();
      names.delete(name);
    }) as LockManager['request'],
  };
};
