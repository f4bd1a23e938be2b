import { region as regionOf } from 'firebase-functions/v1';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';

import { enqueue, services } from './services';
import { erasureCheckDelay, region } from './settings';

/**
 * Runs when an account is deleted, and deletes what is left of the member. Another device may still
 * write with its token for up to an hour, so a task deletes again afterwards
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
