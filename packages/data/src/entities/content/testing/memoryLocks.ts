import type { PageLocks } from '../draftJournal';

/** The locks of a browser that all its pages share. */
export const createMemoryLocks = (): PageLocks => {
  const held = new Set<string>();
  return {
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })), pending: [] }),
    request: (async (name: string, run: () => Promise<unknown>) => {
      held.add(name);
      await run();
      held.delete(name);
    }) as LockManager['request'],
  };
};
