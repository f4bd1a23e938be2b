import { assertCommittable } from '../catalogue/commitCondition';
import type { DocumentStore, DocumentChange } from '../catalogue/store';
import { computeFingerprint } from '../catalogue/writes';

/** In-memory documents. Commits can be made to fail. */
export interface MemoryStore extends DocumentStore {
  readonly documents: Map<string, Readonly<Record<string, unknown>>>;
  /** The changes of every successful commit. */
  readonly commits: (readonly DocumentChange[])[];
  /** Called before each commit. If it throws, the commit fails with that error. */
  beforeCommit: (n: number) => void;
  /** How often all fingerprints were read. */
  readCount: number;
}

export const createMemoryStore = (): MemoryStore => {
  const documents = new Map<string, Readonly<Record<string, unknown>>>();
  let begun: string | null = null;
  const getLiveVersion = (): string | null => {
    const version = documents.get('catalogue/manifest')?.['version'];
    return typeof version === 'string' ? version : null;
  };
  const store: MemoryStore = {
    documents,
    commits: [],
    beforeCommit: () => undefined,
    readCount: 0,
    begin: async (run) => {
      const before = begun;
      begun = run;
      return before;
    },
    readFingerprints: async () => {
      store.readCount += 1;
      return new Map([...documents].map(([path, data]) => [path, computeFingerprint(data)]));
    },
    readLiveVersion: async () => getLiveVersion(),
    commit: async (steps, condition) => {
      store.beforeCommit(store.commits.length);
      assertCommittable(condition, begun, getLiveVersion());
      for (const { path, data } of steps) {
        if (data === null) documents.delete(path);
        else documents.set(path, data);
      }
      store.commits.push(steps);
    },
  };
  return store;
};
