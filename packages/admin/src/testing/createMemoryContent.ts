import { AdminError } from '../adminError';
import type {
  ContentDocument,
  ContentService,
  DocumentChange,
  DocumentData,
} from '../content/contentService';
import type { MemoryLog } from './createMemoryLog';

/** In-memory documents of the content. Reads and writes are counted, and commits can fail. */
export interface MemoryContent extends ContentService {
  readonly documents: Map<string, ContentDocument>;
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

/** Like Firestore: no undefined values, and nothing shared with the caller. */
const copy = (data: DocumentData): DocumentData => JSON.parse(JSON.stringify(data)) as DocumentData;

export const createMemoryContent = (log: MemoryLog): MemoryContent => {
  const documents = new Map<string, ContentDocument>();
  let version = 0;
  let commits = 0;
  const find = (path: string): ContentDocument | null => documents.get(path) ?? null;
  const put = (path: string, data: DocumentData | null): void => {
    version += 1;
    if (data === null) documents.delete(path);
    else documents.set(path, { path, data: copy(data), version: String(version) });
  };
  const read = async (paths: readonly string[]) => {
    content.reads.push(...paths);
    return paths.map(find);
  };
  /** Applies changes, unless the test makes the commit fail. */
  const apply = (changes: readonly DocumentChange[]): void => {
    for (const { path, data } of changes) put(path, data);
    content.writes.push(...changes.map(({ path }) => path));
  };
  const assertPaths = (changes: readonly DocumentChange[]): void => {
    if (changes.length > 500) throw new Error('A commit has at most 500 writes.');
    if (new Set(changes.map(({ path }) => path)).size < changes.length)
      throw new Error('A commit writes each document once.');
  };
  const content: MemoryContent = {
    documents,
    put,
    data: (path) => find(path)?.data ?? null,
    paths: (collection) =>
      [...documents.keys()]
        .filter((path) => path.slice(0, path.lastIndexOf('/')) === collection)
        .toSorted(),
    reads: [],
    writes: [],
    resetCounts: () => {
      content.reads.length = 0;
      content.writes.length = 0;
    },
    beforeCommit: () => undefined,
    afterCommit: () => undefined,
    read,
    async *list(collection, isGroup = false) {
      for (const document of [...documents.values()]) {
        const parent = document.path.slice(0, document.path.lastIndexOf('/'));
        if (isGroup ? parent.split('/').at(-1) !== collection : parent !== collection) continue;
        content.reads.push(document.path);
        yield document;
      }
    },
    find: async (collection, field, value) => {
      const found = content
        .paths(collection)
        .map(find)
        .filter((one) => one !== null)
        .filter(({ data }) => data[field] === value);
      content.reads.push(...found.map(({ path }) => path));
      return found;
    },
    commit: async (run, changes) => {
      assertPaths(changes);
      const n = commits++;
      await content.beforeCommit(n, changes);
      if (content.data('releaseLog/run')?.['run'] !== run)
        throw new AdminError('publication-running', { retryAfter: 1 });
      apply(changes);
      content.afterCommit(n);
    },
    change: async (work) => {
      let result: Awaited<ReturnType<typeof work>> | undefined;
      let changes: DocumentChange[] = [];
      await log.run(async (transaction) => {
        const seen = new Map<string, ContentDocument | null>();
        changes = [];
        result = await work(
          {
            read: async (paths) => {
              if (changes.length > 0) throw new Error('Reads come before writes.');
              const found = await read(paths);
              for (const [n, path] of paths.entries()) seen.set(path, found[n] ?? null);
              return found;
            },
            write: (change) => changes.push(change),
          },
          transaction,
        );
        assertPaths(changes);
        if (changes.length > 0) await content.beforeCommit(commits, changes);
        return {
          isCurrent: () => [...seen].every(([path, document]) => find(path) === document),
          commit: () => apply(changes),
        };
      });
      if (changes.length > 0) content.afterCommit(commits++);
      return result as Awaited<ReturnType<typeof work>>;
    },
  };
  return content;
};
