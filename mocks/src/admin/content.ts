import {
  AdminError,
  type ContentDocument,
  type ContentService,
  type DocumentChange,
  type DocumentData,
} from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';
import { DEFAULT_LANGUAGE } from '@gschool/domain';

import { fromPlain, type Fields, type Tagged } from '../firestore/value';
import { fromDemoDocument, toDemoDocument } from '../seed/contentDocuments';
import type { Store } from '../store/store';
import type { StoredDocument } from '../store/types';
import { createLogTransaction } from './log';
import { toPlain } from './toPlain';
import { runTransaction, type StoreTransaction } from './transaction';

const MAX_WRITES = 500;
const MAX_FOUND = 500;

/** A stored value of a type that JSON lacks as JSON. Timestamps are ISO times. */
const toJson = ({ __type__: type, value }: Tagged): unknown =>
  type === 'integer' || type === 'double' ? Number(value) : value;

/** The content, and single documents without a transaction. */
export interface MockContentService extends ContentService {
  get(path: string): ContentDocument | null;
  put(change: DocumentChange): void;
}

/**
 * The documents of the school's content in the mock's store. The addresses of videos and rooms are
 * those of the demo in the store, and those of the content here.
 *
 * @param base the base URL of the content's media
 */
export const createContentService = (store: Store, base: string): MockContentService => {
  const toDocument = (path: string, document: StoredDocument): ContentDocument => ({
    ...(fromDemoDocument(base, { path, data: toPlain(document.fields, toJson) }) as {
      path: string;
      data: DocumentData;
    }),
    version: document.updateTime,
  });
  const find = (path: string): ContentDocument | null => {
    const document = store.document(path);
    return document && toDocument(path, document);
  };
  const toFields = ({ path, data }: DocumentChange): Fields | null =>
    data && (fromPlain(toDemoDocument(base, { path, data }).data) as Fields);
  const write = (transaction: StoreTransaction, change: DocumentChange): void =>
    transaction.put(change.path, toFields(change));
  const list = (collection: string, isGroup: boolean): readonly ContentDocument[] =>
    [...(isGroup ? store.collectionGroup('', collection) : store.collection('', collection))]
      .map(([path, document]) => toDocument(path, document))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const assertCommit = (changes: readonly DocumentChange[]): void => {
    if (changes.length > MAX_WRITES)
      throw new Error(
        `A commit has ${changes.length} writes, and at most ${MAX_WRITES} are allowed.`,
      );
    if (new Set(changes.map(({ path }) => path)).size < changes.length)
      throw new Error('A commit writes each document once.');
  };
  return {
    // The demo's pack was published with these.
    getFirstRelease: () => ({ language: DEFAULT_LANGUAGE, mediaBase: base }),
    get: find,
    put: (change) => void store.putDocument(change.path, toFields(change)),
    read: async (paths) => paths.map(find),
    list: async function* (collection, isGroup = false) {
      yield* list(collection, isGroup);
    },
    find: async (collection, field, value) =>
      list(collection, false)
        .filter(({ data }) => data[field] === value)
        .slice(0, MAX_FOUND),
    commit: (run, changes) =>
      runTransaction(store, (transaction) => {
        assertCommit(changes);
        if (transaction.get(documentPaths.releaseRun)?.run !== run)
          throw new AdminError('publication-running', { retryAfter: 1 });
        for (const change of changes) write(transaction, change);
      }),
    change: (work) =>
      runTransaction(store, async (transaction) => {
        const changes: DocumentChange[] = [];
        const result = await work(
          {
            read: async (paths) => {
              if (changes.length > 0) throw new Error('Reads come before writes.');
              for (const path of paths) transaction.get(path);
              return paths.map(find);
            },
            write: (change) => changes.push(change),
          },
          createLogTransaction(transaction),
        );
        assertCommit(changes);
        for (const change of changes) write(transaction, change);
        return result;
      }),
  };
};
