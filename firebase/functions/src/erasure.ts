import { region as regionOf } from 'firebase-functions/v1';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';

import { enqueue, services } from './services';
import { erasureCheckDelay, region } from './settings';

/**
 * Runs when an account is deleted, and deletes the remaining data about the member. For up to an
 * hour, another device may still write with its token, so a task deletes the data again afterward
 * (docs/product/profile.md#account-deletion).
 */
export const accountDeleted = regionOf(region)
  .runWith({ failurePolicy: true })
  .auth.user()
  .onDelete(async ({ uid }) => {
    await services.erasure.deleteData(uid);
    await enqueue('erasureCheck', uid, erasureCheckDelay.value());
  });

/** The second run of `accountDeleted`. */
export const erasureCheck = onTaskDispatched<{ uid: string }>(
  { region, retryConfig: { maxAttempts: 20, minBackoffSeconds: 60 } },
  async ({ data: { uid } }) => {
    await services.erasure.deleteData(uid);
  },
);
