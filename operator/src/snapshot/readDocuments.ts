import type { App } from 'firebase-admin/app';
import { getFirestore, type Query } from 'firebase-admin/firestore';
import { documentPaths } from '@gschool/data/documents';

import type { StoredDocument } from './createSnapshot';

const readAll = async (query: Query): Promise<readonly StoredDocument[]> =>
  (await query.get()).docs.map((document) => ({
    path: document.ref.path,
    data: document.data(),
    updatedAt: document.updateTime.toDate().toISOString(),
  }));

/** Reads the documents for a snapshot through the Admin SDK. */
export const readSnapshotDocuments = async (app: App): Promise<readonly StoredDocument[]> => {
  const db = getFirestore(app);
  const products = await readAll(db.collection(documentPaths.products).where('active', '==', true));
  const prices = await Promise.all(
    products.map(({ path }) =>
      readAll(db.collection(`${path}/prices`).where('active', '==', true)),
    ),
  );
  return [...products, ...prices.flat(), ...(await readAll(db.collection(documentPaths.events)))];
};
