import { applySubscriptions } from '@gschool/admin';
import { EVENTS_PER_INSTANCE, MAX_INSTANCES } from '@gschool/operator/member';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';

import { enqueue, services } from './services';
import { getPlans, region, secondRunDelay } from './settings';

/**
 * Runs when the payment extension writes a subscription, and applies all of the customer's
 * subscriptions. Events of different members run at the same time; `applySubscriptions` is safe for
 * several events of one member. A failed event is retried by Cloud Functions.
 *
 * At the same moment, the extension adds its own claim to claims that it may have read before ours
 * were written. A second run restores the overwritten claims. It is a task, so that no instance has
 * to wait.
 */
export const membership = onDocumentWritten(
  {
    document: 'customers/{uid}/subscriptions/{subscription}',
    region,
    retry: true,
    concurrency: EVENTS_PER_INSTANCE,
    maxInstances: MAX_INSTANCES,
  },
  async ({ params: { uid } }) => {
    await applySubscriptions(services, uid, getPlans(), Date.now());
    await enqueue('membershipCheck', uid, secondRunDelay.value());
  },
);

/** The second run of `membership`. */
export const membershipCheck = onTaskDispatched<{ uid: string }>(
  {
    region,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 10 },
    rateLimits: { maxConcurrentDispatches: 100, maxDispatchesPerSecond: 100 },
  },
  ({ data: { uid } }) => applySubscriptions(services, uid, getPlans(), Date.now()),
);
