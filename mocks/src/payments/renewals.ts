import type { Store } from '../store/store';
import { paymentFields, subscriptionFields } from './subscriptionFields';
import { findOffer } from './offers';
import { renewedSubscription } from './paymentEvents';
import { syncMembership, subscriptionsOf } from './syncMembership';

/** The maximum number of periods to charge at the same time after the clock was moved. */
const MAX_PERIODS = 60;

/** Renews or ends each subscription whose period is over. Returns true if any changed. */
export function chargeDueSubscriptions(store: Store, projectId: string): boolean {
  let hasChanged = false;
  for (const { localId: uid } of store.allAccounts()) {
    for (const [path, first] of subscriptionsOf(store, uid)) {
      let data = first;
      for (let n = 0; n < MAX_PERIODS; n += 1) {
        const isRunning = data.status === 'active' || data.status === 'trialing';
        if (!isRunning || data.periodEndsAt > store.clock.now()) break;
        const dueAt = data.periodEndsAt;
        const isPaid = data.card !== 'failsLater';
        const offer = data.endsWithPeriod ? undefined : findOffer(store, data.priceId);
        if (offer) {
          store.putDocument(
            `customers/${uid}/payments/pi_${path.split('/').at(-1)}_${Math.floor(dueAt / 1000)}`,
            paymentFields(offer.amount, offer.currency, dueAt, isPaid),
          );
        }
        data = renewedSubscription(store, data, isPaid);
      }
      if (data === first) continue;
      store.putDocument(path, subscriptionFields(data, projectId));
      syncMembership(store, uid);
      hasChanged = true;
    }
  }
  return hasChanged;
}
