import { createContentService, isContentPath, type Store } from '@gschool/mocks/testing';

import type {
  ContentDocument,
  ContentService,
  DocumentChange,
  DocumentData,
} from '../content/contentService';

/** The content of the mock. Reads and writes are counted, and commits can fail. */
export interface TestContent extends ContentService {
  /** All documents of the content by path. */
  readonly documents: ReadonlyMap<string, ContentDocument>;
  /** Writes documents without counting them. */
  put(path: string, data: DocumentData | null): void;
  data(path: string): DocumentData | null;
  /** The paths of a collection, sorted. */
  paths(collection: string): readonly string[];
  /** The paths that were read and written since the last `resetCounts`. */
  readonly reads: string[];
  readonly writes: string[];
  resetCounts(): void;
  /** Called before each commit with its number, from 0. If it throws, nothing is written. */
  beforeCommit: (n: number, changes: readonly DocumentChange[]) => void | Promise<void>;
  /** Called after each commit. If it throws, the answer is lost. */
  afterCommit: (n: number) => void;
}

export const createTestContent = (store: Store): TestContent => {
  const service = createContentService(store, 'https://media.example/');
  let commits = 0;
  const count = <T extends ContentDocument | null>(document: T): T => {
    if (document) content.reads.push(document.path);
    return document;
  };
  const finish = (changes: readonly DocumentChange[]): void => {
    content.writes.push(...changes.map(({ path }) => path));
    content.afterCommit(commits++);
  };
  const content: TestContent = {
    get documents() {
      const paths = store.paths().filter(isContentPath);
      return new Map(
        paths.flatMap((path) => {
          const document = service.get(path);
          return document ? [[path, document]] : [];
        }),
      );
    },
    put: (path, data) => service.put({ path, data }),
    data: (path) => service.get(path)?.data ?? null,
    paths: (collection) => [...store.collection('', collection)].map(([path]) => path).toSorted(),
    reads: [],
    writes: [],
    resetCounts: () => {
      content.reads.length = 0;
      content.writes.length = 0;
    },
    beforeCommit: () => undefined,
    afterCommit: () => undefined,
    read: async (paths) => {
      content.reads.push(...paths);
      return service.read(paths);
    },
    async *list(collection, isGroup) {
      for await (const document of service.list(collection, isGroup)) yield count(document);
    },
    find: async (...query) => (await service.find(...query)).map(count),
    commit: async (run, changes) => {
      await content.beforeCommit(commits, changes);
      await service.commit(run, changes);
      finish(changes);
    },
    change: async (work) => {
      let changes: DocumentChange[] = [];
      const result = await service.change(async (transaction, log) => {
        changes = [];
        const answer = await work(
          {
            read: (paths) => {
              content.reads.push(...paths);
              return transaction.read(paths);
            },
            write: (change) => {
              changes.push(change);
              transaction.write(change);
            },
          },
          log,
        );
        if (changes.length > 0) await content.beforeCommit(commits, changes);
        return answer;
      });
      if (changes.length > 0) finish(changes);
      return result;
    },
  };
  return content;
};
