import type { App } from 'firebase-admin/app';
import {
  FieldPath,
  FieldValue,
  getFirestore,
  type DocumentSnapshot,
  type Query,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { documentPaths } from '@gschool/data/documents';

import { assertCommittable, type CommitCondition } from './commitCondition';
import { computeFingerprint } from './writes';

/** Replaces a document, or deletes it if `data` is null. */
export type DocumentChange =
  | { path: string; data: Readonly<Record<string, unknown>> }
  | { path: string; data: null };

/** The operations of the database that a publication needs. */
export interface DocumentStore {
  /**
   * Records that a run begins, and returns the run that began before it; null if there was none.
   * From then on, the commits of every earlier run are refused.
   */
  begin(run: string): Promise<string | null>;
  /** The fingerprint of every document that a publication manages, by path. */
  readFingerprints(): Promise<ReadonlyMap<string, string>>;
  /** The version of the live catalog; null if there is none. */
  readLiveVersion(): Promise<string | null>;
  /** Commits all changes or none. Throws like `assertCommittable`. */
  commit(steps: readonly DocumentChange[], condition: CommitCondition): Promise<void>;
}

/**
 * Matches the documents that come from a pack. Other documents in these collections are never
 * changed.
 */
const OWNED_PATH =
  /^(videos\/[^/]+(\/playback\/main)?|events\/[^/]+(\/access\/join)?|catalogue\/(manifest|index-\d+))$/;

const PAGE_SIZE = 300;

/** The record of the latest run. No access rule allows anyone to read or write it. */
const RUN_PATH = 'publications/catalogue';

/** A text field of a document; null if the field is absent or has another type. */
const getText = (snapshot: DocumentSnapshot | undefined, field: string): string | null => {
  const value: unknown = snapshot?.get(field);
  return typeof value === 'string' ? value : null;
};

/**
 * Writes a document only if it is still the one that was read. A transaction would lock what it has
 * read: if its process is killed, the next run would wait a minute for the lock.
 */
const writeUnchanged = (
  batch: WriteBatch,
  { ref, updateTime }: DocumentSnapshot,
  data: Readonly<Record<string, unknown>>,
): void => {
  if (updateTime) batch.update(ref, data, { lastUpdateTime: updateTime });
  else batch.create(ref, data);
};

/** gRPC codes of a write whose document has changed since it was read. */
const CHANGED_CODES = new Set<unknown>([
  5, // NOT_FOUND
  6, // ALREADY_EXISTS
  9, // FAILED_PRECONDITION
]);

const CHANGED_ATTEMPTS = 5;

/** Runs an action that reads and then writes, again if what it has read was changed in between. */
const retryChanged = async <T>(action: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      const isChanged = error instanceof Error && 'code' in error && CHANGED_CODES.has(error.code);
      if (!isChanged || attempt === CHANGED_ATTEMPTS) throw error;
    }
  }
};

/** The real database or its emulator, accessed through the Admin SDK. */
export const createFirestoreStore = (app: App): DocumentStore => {
  const db = getFirestore(app);
  const addAll = async (found: Map<string, string>, all: Query): Promise<void> => {
    let page = all.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
    for (;;) {
      const { docs } = await page.get();
      for (const { ref, data } of docs.map((doc) => ({ ref: doc.ref, data: doc.data() }))) {
        if (OWNED_PATH.test(ref.path)) found.set(ref.path, computeFingerprint(data));
      }
      const last = docs.at(-1);
      if (!last || docs.length < PAGE_SIZE) return;
      page = all.orderBy(FieldPath.documentId()).startAfter(last).limit(PAGE_SIZE);
    }
  };
  const runDocument = db.doc(RUN_PATH);
  const manifest = db.doc(documentPaths.manifest);
  return {
    begin: (run) =>
      retryChanged(async () => {
        const before = await runDocument.get();
        const data = { run, begunAt: FieldValue.serverTimestamp() };
        const batch = db.batch();
        writeUnchanged(batch, before, data);
        await batch.commit();
        return getText(before, 'run');
      }),
    readFingerprints: async () => {
      const found = new Map<string, string>();
      // Subcollections are read separately, because the subdocuments of a deleted class have no
      // parent document.
      for (const name of ['catalogue', 'videos', 'events']) {
        await addAll(found, db.collection(name));
      }
      for (const name of ['playback', 'access']) await addAll(found, db.collectionGroup(name));
      return found;
    },
    readLiveVersion: async () => getText(await db.doc(documentPaths.manifest).get(), 'version'),
    commit: (steps, condition) =>
      retryChanged(async () => {
        const [begun, live] = await db.getAll(runDocument, manifest);
        assertCommittable(condition, getText(begun, 'run'), getText(live, 'version'));
        const batch = db.batch();
        if (begun) writeUnchanged(batch, begun, { run: condition.run });
        for (const { path, data } of steps) {
          if (data === null) batch.delete(db.doc(path));
          else if (live && path === documentPaths.manifest) writeUnchanged(batch, live, data);
          else batch.set(db.doc(path), { ...data });
        }
        await batch.commit();
      }),
  };
};
