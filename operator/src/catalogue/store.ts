import type { App } from 'firebase-admin/app';
import { FieldPath, getFirestore, type Query } from 'firebase-admin/firestore';

import { computeFingerprint } from './writes';

/** A document to be replaced, or deleted if `data` is null. */
export type DocumentChange =
  | { path: string; data: Readonly<Record<string, unknown>> }
  | { path: string; data: null };

/** The operations of the database that a publication needs. */
export interface DocumentStore {
  /** The fingerprint of every document that a publication manages, by path. */
  readFingerprints(): Promise<ReadonlyMap<string, string>>;
  /** The version of the live catalogue; null if there is none. */
  readLiveVersion(): Promise<string | null>;
  /** Commits all changes or none. */
  commit(steps: readonly DocumentChange[]): Promise<void>;
}

/** The documents that come from a pack. Other documents of these collections are never changed. */
const OWNED_PATH =
  /^(videos\/[^/]+(\/playback\/main)?|events\/[^/]+(\/access\/join)?|catalogue\/(manifest|index-\d+))$/;

const PAGE_SIZE = 300;

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
  return {
    readFingerprints: async () => {
      const found = new Map<string, string>();
      // Subcollections are read separately, because subdocuments of a deleted class have no parent
      // document.
      for (const name of ['catalogue', 'videos', 'events']) {
        await addAll(found, db.collection(name));
      }
      for (const name of ['playback', 'access']) await addAll(found, db.collectionGroup(name));
      return found;
    },
    readLiveVersion: async () => {
      const version: unknown = (await db.doc('catalogue/manifest').get()).get('version');
      return typeof version === 'string' ? version : null;
    },
    commit: async (steps) => {
      const batch = db.batch();
      for (const { path, data } of steps) {
        if (data === null) batch.delete(db.doc(path));
        else batch.set(db.doc(path), { ...data });
      }
      await batch.commit();
    },
  };
};
