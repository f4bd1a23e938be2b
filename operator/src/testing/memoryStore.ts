import type { DocumentStore, Step } from '../catalogue/store';
import { hashOf } from '../catalogue/writes';

/** Documents in memory, whose commits may fail. */
export interface MemoryStore extends DocumentStore {
  readonly documents: Map<string, Readonly<Record<string, unknown>>>;
  /** Every commit that went through, as its steps. */
  readonly commits: (readonly Step[])[];
  /** Called before each commit; what it throws is the commit's failure. */
  beforeCommit: (n: number) => void;
  /** How often everything was read. */
  readings: number;
}

export const memoryStore = (): MemoryStore => {
  const documents = new Map<string, Readonly<Record<string, unknown>>>();
  const store: MemoryStore = {
    documents,
    commits: [],
    beforeCommit: () => undefined,
    readings: 0,
    fingerprints: async () => {
      store.readings += 1;
      return new Map([...documents].map(([path, data]) => [path, hashOf(data)]));
    },
    liveVersion: async () => {
      const version = documents.get('catalogue/manifest')?.['version'];
      return typeof version === 'string' ? version : null;
    },
    commit: async (steps) => {
      store.beforeCommit(store.commits.length);
      for (const { path, data } of steps) {
        if (data === null) documents.delete(path);
        else documents.set(path, data);
      }
      store.commits.push(steps);
    },
  };
  return store;
};
