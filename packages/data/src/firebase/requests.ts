/**
 * The lite SDK's requests, with a time limit. The SDK waits forever for a response: without a
 * limit, a page whose request is never answered would stay in its loading state
 * (docs/product/every-page.md#page-states). Repositories import these functions instead of the
 * SDK's; for a single document, they use `readDocument`.
 */
import * as sdk from 'firebase/firestore/lite';

import { withTimeLimit } from './timeLimit';

export const getDocs = (query: sdk.Query): Promise<sdk.QuerySnapshot> =>
  withTimeLimit(sdk.getDocs(query));

export const setDoc = (reference: sdk.DocumentReference, data: sdk.DocumentData): Promise<void> =>
  withTimeLimit(sdk.setDoc(reference, data));

export const updateDoc = (
  reference: sdk.DocumentReference,
  changes: sdk.DocumentData,
): Promise<void> => withTimeLimit(sdk.updateDoc(reference, changes));

/** A batch whose `commit` has the time limit. */
export const writeBatch = (db: sdk.Firestore): sdk.WriteBatch => {
  const batch = sdk.writeBatch(db);
  const commit = batch.commit.bind(batch);
  batch.commit = () => withTimeLimit(commit());
  return batch;
};
