import type { Store } from '../store/store';
import { paymentFields, subscriptionFields } from './subscriptionFields';
import { findOffer } from './catalogue';
import { renewed } from './paymentEvents';
import { applyMembership, subscriptionsOf } from './trustedSide';

/** Years that a moved clock may skip at once. */
const MOST_PERIODS = 60;

/** Charges, or ends, every subscription whose period is over. True when anything changed. */
export function chargeDue(store: Store, projectId: string): boolean {
  let hasChanged = false;
  for (const { localId: uid } of store.allAccounts()) {
    for (const [path, first] of subscriptionsOf(store, uid)) {
      let facts = first;
      for (let n = 0; n < MOST_PERIODS; n += 1) {
        const isRunning = facts.status === 'active' || facts.status === 'trialing';
        if (!isRunning || facts.periodEndsAt > store.clock.now()) break;
        const dueAt = facts.periodEndsAt;
        const isPaid = facts.card !== 'failsLater';
        const offer = facts.endsWithPeriod ? undefined : findOffer(store, facts.priceId);
        if (offer) {
          store.putDocument(
            `customers/${uid}/payments/pi_${path.split('/').at(-1)}_${Math.floor(dueAt / 1000)}`,
            paymentFields(offer.amount, offer.currency, dueAt, isPaid),
          );
        }
        facts = renewed(store, facts, isPaid);
      }
      if (facts === first) continue;
      store.putDocument(path, subscriptionFields(facts, projectId));
      applyMembership(store, uid);
      hasChanged = true;
    }
  }
  return hasChanged;
}
