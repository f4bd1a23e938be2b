import { collection, doc, limit, query, type Firestore } from 'firebase/firestore/lite';

import type { CheckoutRequest } from '../../../documents';
import { documentPaths } from '../../../documents';
import { mapDocuments, toCheckoutStatus, toSubscription } from '../../../mappers/payment';
import type { PaymentRepository } from '../paymentRepository';
import { commitCounted } from './checkoutLimit';
import { createPublicPaymentRepository } from './publicPaymentRepository';
import { readDocument } from '../../../firebase/documents';
import type { DocumentReader } from '../../../firebase/documentReader';
import { getDocs } from '../../../firebase/requests';
import { withAppErrors } from '../../../firebase/toAppError';

const MAX_SUBSCRIPTIONS = 50;

/**
 * Reads and writes the documents of the extension "Run Payments with Stripe"
 * (docs/product/security.md#documents).
 */
export const createPaymentRepository = (
  db: Firestore,
  documents: DocumentReader,
): PaymentRepository => ({
  ...createPublicPaymentRepository(documents),
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
