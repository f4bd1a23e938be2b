import {
  AdminError,
  type ContentDocument,
  type ContentService,
  type DocumentChange,
  type DocumentData,
  type FirstRelease,
} from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';
import type { App } from 'firebase-admin/app';
import {
  FieldPath,
  getFirestore,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';

import { createLogTransaction, LOG_TRANSACTION } from '../log/firebaseLog';
import { toIsoTime } from '../order/isoTime';

/** A value of Firestore as JSON. */
const toJson = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toJson(field)]));
};

const toDocument = (snapshot: DocumentSnapshot): ContentDocument | null =>
  snapshot.exists && snapshot.updateTime
    ? {
        path: snapshot.ref.path,
        data: toJson(snapshot.data()) as DocumentData,
        version: toIsoTime(snapshot.updateTime),
      }
    : null;

const PAGE_SIZE = 300;
const MAX_FOUND = 500;

/** Reads a collection page by page, in the order of the paths. */
async function* listPages(query: Query): AsyncGenerator<ContentDocument> {
  const sorted = query.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  let page = sorted;
  for (;;) {
    const { docs } = await page.get();
    for (const document of docs.map(toDocument)) if (document) yield document;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE_SIZE) return;
    page = sorted.startAfter(last);
  }
}

/** gRPC codes of a write whose document has changed since it was read. */
const changedCodes = new Set<unknown>([
  5, // NOT_FOUND
  9, // FAILED_PRECONDITION
]);
const CHANGED_ATTEMPTS = 5;

const isChanged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && changedCodes.has(error.code);

/**
 * Commits changes if the run is still named. Not a transaction: that would lock the run, and if the
 * process is killed, the next publication would wait a minute for the lock.
 */
const commit = async (
  db: Firestore,
  run: string,
  changes: readonly DocumentChange[],
): Promise<void> => {
  const stored = await db.doc(documentPaths.releaseRun).get();
  if (stored.get('run') !== run || !stored.updateTime)
    throw new AdminError('publication-running', { retryAfter: 1 });
  const batch = db.batch();
  let isRunWritten = false;
  for (const { path, data } of changes) {
    const ref = db.doc(path);
    if (path === documentPaths.releaseRun && data !== null) {
      isRunWritten = true;
      batch.update(ref, { ...data }, { lastUpdateTime: stored.updateTime });
    } else if (data === null) batch.delete(ref);
    else batch.set(ref, { ...data });
  }
  if (!isRunWritten) batch.update(stored.ref, { run }, { lastUpdateTime: stored.updateTime });
  await batch.commit();
};

/**
 * The documents of the school's content, accessed through the Admin SDK.
 *
 * @param getFirstRelease the settings of a school without releases
 */
export const createFirebaseContent = (
  app: App,
  getFirstRelease?: () => FirstRelease,
): ContentService => {
  const db = getFirestore(app);
  const toRefs = (paths: readonly string[]) => paths.map((path) => db.doc(path));
  return {
    getFirstRelease,
    read: async (paths) =>
      paths.length === 0 ? [] : (await db.getAll(...toRefs(paths))).map(toDocument),
    list: (collection, isGroup = false) =>
      listPages(isGroup ? db.collectionGroup(collection) : db.collection(collection)),
    find: async (collection, field, value) => {
      const query = db.collection(collection).where(field, '==', value).limit(MAX_FOUND);
      return (await query.get()).docs.map(toDocument).filter((one) => one !== null);
    },
    commit: async (run, changes) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await commit(db, run, changes);
        } catch (error) {
          if (!isChanged(error) || attempt === CHANGED_ATTEMPTS) throw error;
        }
      }
    },
    change: (work) =>
      db.runTransaction(
        (transaction) =>
          work(
            {
              read: async (paths) =>
                paths.length === 0
                  ? []
                  : (await transaction.getAll(...toRefs(paths))).map(toDocument),
              write: ({ path, data }) => {
                if (data === null) transaction.delete(db.doc(path));
                else transaction.set(db.doc(path), { ...data });
              },
            },
            createLogTransaction(db, transaction),
          ),
        LOG_TRANSACTION,
      ),
  };
};
