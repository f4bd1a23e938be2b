import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { DocumentReference, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { toFirestoreValue } from '@gschool/operator/shop';

import { createPaymentsExtension, observeWrites } from '../../mocks/src/payments/paymentsExtension';
import { applyPaymentEvent, type PaymentEvent } from '../../mocks/src/payments/paymentEvents';
import { isMap, timestamp, type Fields, type Value } from '../../mocks/src/firestore/value';
import type { Change } from '../../mocks/src/store/persistence/persistence';
import { memoryPersistence } from '../../mocks/src/store/persistence/memory';
import { Store } from '../../mocks/src/store/store';
import type { SeedDocument, StoredDocument } from '../../mocks/src/store/types';
import { shopDocuments } from './fill';
import { EMULATOR_PROJECT } from './settings';

/** Converts an Admin SDK value to a value in the mock's store. */
const toValue = (value: unknown): Value => {
  if (value instanceof Timestamp) return timestamp(value.toDate().toISOString());
  if (value instanceof DocumentReference) {
    const root = `projects/${EMULATOR_PROJECT}/databases/(default)/documents`;
    return { __type__: 'reference', value: `${root}/${value.path}` };
  }
  if (Array.isArray(value)) return value.map(toValue);
  if (typeof value === 'object' && value !== null) return toFields(value);
  return value as Value;
};

/** Converts the data of an Admin SDK document to fields in the mock's store. */
const toFields = (data: object): Fields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));

/** The documents that the Stripe extension writes: its answers, and the results of a payment. */
const WRITTEN =
  /^documents\/(customers\/[^/]+\/(checkout_sessions|subscriptions|payments)\/[^/]+)$/;

const isAnswered = (fields: object): boolean => 'url' in fields || 'error' in fields;

/** The part of the Stripe extension that the emulators need. */
export interface Checkouts {
  /**
   * Applies a payment made on the hosted page. Resolves when its documents are written: to the
   * number of the order, or to null for a subscription.
   */
  pay(event: PaymentEvent & { kind: 'paid' }): Promise<string | null>;
  close(): void;
}

/**
 * Answers checkout sessions in the Firestore emulator the way the Stripe extension does. The mock's
 * code makes the decisions; its store contains only the products and the sessions.
 *
 * @param pageUrl the URL of the hosted payment page
 */
export async function startCheckouts(app: App, pageUrl: string): Promise<Checkouts> {
  const db = getFirestore(app);
  const documents: readonly SeedDocument[] = shopDocuments(Date.now()).filter(({ path }) =>
    path.startsWith('products/'),
  );
  const { observed, onWrite } = observeWrites(memoryPersistence());
  const store = await Store.open({ version: '1', documents, accounts: [] }, observed);
  const extension = createPaymentsExtension(store, {
    scenario: () => 'default',
    pageUrl,
    delayMs: 0,
  });
  const copies = new Set<Promise<unknown>>();
  const copy = ({ key, value }: Change): void => {
    const [, path] = WRITTEN.exec(key) ?? [];
    if (path === undefined || value === undefined) return;
    const { fields } = value as StoredDocument;
    if (path.includes('/checkout_sessions/') && !isAnswered(fields)) return;
    const data = toFirestoreValue(db, fields) as Record<string, unknown>;
    const copied = db.doc(path).set(data);
    copies.add(copied);
    void copied.finally(() => copies.delete(copied));
  };
  onWrite((changes) => changes.forEach(copy));
  onWrite(extension.handleWrites);

  const receive = async (path: string, data: object): Promise<void> => {
    const uid = path.split('/')[1] ?? '';
    const { email = '' } = await getAuth(app).getUser(uid);
    const now = Date.now();
    store.putAccount({
      localId: uid,
      email,
      emailVerified: true,
      displayName: '',
      photoUrl: '',
      providers: [],
      disabled: false,
      customClaims: {},
      validSince: 0,
      createdAt: now,
      lastLoginAt: now,
    });
    store.putDocument(path, toFields(data));
    await store.flush();
  };
  const close = db.collectionGroup('checkout_sessions').onSnapshot((snapshot) => {
    for (const { type, doc } of snapshot.docChanges()) {
      if (type === 'removed' || isAnswered(doc.data())) continue;
      receive(doc.ref.path, doc.data()).catch((error: unknown) => console.error(error));
    }
  });
  return {
    async pay(event) {
      applyPaymentEvent(store, EMULATOR_PROJECT, event);
      await store.flush();
      await Promise.all(copies);
      const { uid, session } = event;
      const metadata = store.document(`customers/${uid}/payments/pi_${session}`)?.fields.metadata;
      const orderId = isMap(metadata) ? (metadata as Fields).orderId : undefined;
      return typeof orderId === 'string' ? orderId : null;
    },
    close,
  };
}
