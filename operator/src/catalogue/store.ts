import type { App } from 'firebase-admin/app';
import { FieldPath, getFirestore, type Query } from 'firebase-admin/firestore';
import { hashOf } from './writes';

/** A document to be written whole, or removed. */
export type Step =
  | { path: string; data: Readonly<Record<string, unknown>> }
  | { path: string; data: null };

/** The database: what a publication needs of it. */
export interface DocumentStore {
  /** The fingerprint of every document that a publication owns, by path. */
  fingerprints(): Promise<ReadonlyMap<string, string>>;
  /** The version of the live catalogue; null where there is none. */
  liveVersion(): Promise<string | null>;
  /** All steps or none. */
  commit(steps: readonly Step[]): Promise<void>;
}

/** Documents that come from a pack; whatever else lies in these collections is not ours to touch. */
const owned =
  /^(videos\/[^/]+(\/playback\/main)?|events\/[^/]+(\/access\/join)?|catalogue\/(manifest|index-\d+))$/;

const PAGE = 300;

/** The real database, or its emulator, behind the Admin SDK. */
export const firestoreStore = (app: App): DocumentStore => {
  const db = getFirestore(app);
  const addAll = async (found: Map<string, string>, all: Query): Promise<void> => {
    let page = all.orderBy(FieldPath.documentId()).limit(PAGE);
    for (;;) {
      const { docs } = await page.get();
      for (const { ref, data } of docs.map((doc) => ({ ref: doc.ref, data: doc.data() }))) {
        if (owned.test(ref.path)) found.set(ref.path, hashOf(data));
      }
      const last = docs.at(-1);
      if (!last || docs.length < PAGE) return;
      page = all.orderBy(FieldPath.documentId()).startAfter(last).limit(PAGE);
    }
  };
  return {
    fingerprints: async () => {
      const found = new Map<string, string>();
      // What lies below is asked for by itself: remains of a class that is gone have no parent.
      for (const name of ['catalogue', 'videos', 'events']) {
        await addAll(found, db.collection(name));
      }
      for (const name of ['playback', 'access']) await addAll(found, db.collectionGroup(name));
      return found;
    },
    liveVersion: async () => {
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
