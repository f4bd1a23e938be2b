import { getPlansForSale, type MembershipPlan } from '@gschool/domain';
import { collection, doc, limit, query, where, type Firestore } from 'firebase/firestore/lite';

import type { CheckoutRequest } from '../../../documents';
import { documentPaths } from '../../../documents';
import {
  mapDocuments,
  toCheckoutStatus,
  toPlan,
  toPrice,
  toSubscription,
} from '../../../mappers/payment';
import type { PaymentRepository } from '../paymentRepository';
import { commitCounted } from './checkoutLimit';
import { readDocument } from '../../../firebase/documents';
import { getDocs } from '../../../firebase/requests';
import { withAppErrors } from '../../../firebase/toAppError';

/**
 * Archived plans count, too, because they are not deleted. The limit only protects against
 * mistakes.
 */
const MAX_PLANS = 100;
const MAX_PRICES = 20;
const MAX_SUBSCRIPTIONS = 50;

const readPlans = async (db: Firestore): Promise<readonly MembershipPlan[]> => {
  // Only memberships have a role, so this leaves out the shop's products. `active` is checked here,
  // because both conditions together would need their own index.
  const products = await getDocs(
    query(collection(db, documentPaths.products), where('role', '>', ''), limit(MAX_PLANS)),
  );
  const active = products.docs.filter((product) => product.data()['active'] === true);
  const prices = await Promise.all(
    active.map(({ id }) =>
      getDocs(
        query(
          collection(db, documentPaths.prices(id)),
          where('active', '==', true),
          limit(MAX_PRICES),
        ),
      ),
    ),
  );
  const priced = active.map((product, n) => ({
    id: product.id,
    data: () => product.data(),
    prices: mapDocuments(prices[n]?.docs ?? [], toPrice),
  }));
  return getPlansForSale(
    priced.flatMap((product) =>
      mapDocuments([product], (data, id) => toPlan(data, id, product.prices)),
    ),
  );
};

/**
 * Reads and writes the documents of the extension "Run Payments with Stripe"
 * (docs/product/security.md#documents).
 */
export const createPaymentRepository = (db: Firestore): PaymentRepository => ({
  plans: () => withAppErrors(() => readPlans(db)),
  subscriptions: (uid) =>
    withAppErrors(async () => {
      const found = await getDocs(
        query(collection(db, documentPaths.subscriptions(uid)), limit(MAX_SUBSCRIPTIONS)),
      );
      return mapDocuments(found.docs, toSubscription);
    }),
  newCheckoutId: () => doc(collection(db, 'ids')).id,
  createCheckout: (uid, id, { priceId, successUrl, cancelUrl }) =>
    withAppErrors(() => {
      const request: CheckoutRequest = {
        mode: 'subscription',
        price: priceId,
        quantity: 1,
        success_url: successUrl,
        cancel_url: cancelUrl,
      };
      return commitCounted(db, { uid, sessionId: id }, (batch) =>
        batch.set(doc(db, documentPaths.checkoutSession(uid, id)), request),
      );
    }),
  checkout: async (uid, id) =>
    toCheckoutStatus(await readDocument(db, documentPaths.checkoutSession(uid, id)), id),
});
