import { createListeners } from '@gschool/state';

import { isList, isMap, timestamp, type Fields } from '../firestore/value';
import type { ScenarioName } from '../scenarios';
import type { Change, Persistence } from '../store/persistence/persistence';
import type { Store } from '../store/store';
import { findOffer, type Offer } from './offers';
import { hostedPageUrl } from './hostedPage';
import { createOrderStatus } from './orders';

export interface PaymentsExtensionOptions {
  scenario: () => ScenarioName;
  /** Absolute URL of the hosted checkout page. */
  pageUrl: string;
  /** Milliseconds until the response. */
  delayMs: number;
}

const ORDER = /^documents\/orders\/([^/]+)$/;
const SESSION = /^documents\/(customers\/([^/]+)\/checkout_sessions\/([^/]+))$/;

/** Wraps a persistence and notifies listeners of its writes, the way a Firestore trigger does. */
export function observeWrites(persistence: Persistence) {
  const { subscribe, notify } = createListeners<[changes: readonly Change[]]>();
  const observed: Persistence = {
    ...persistence,
    async write(changes) {
      await persistence.write(changes);
      notify(changes);
    },
  };
  return { observed, onWrite: subscribe };
}

export interface PaymentsExtension {
  /** Handles new checkout sessions and orders. */
  handleWrites(changes: readonly Change[]): void;
  /** Handles checkout sessions that an earlier page did not answer. */
  processPending(): void;
}

type LineItem = { offer: Offer; quantity: number };

function lineItemsOf(store: Store, fields: Fields): readonly LineItem[] | string {
  const wanted = isList(fields.line_items) ? fields.line_items : [fields];
  const lines: LineItem[] = [];
  for (const item of wanted) {
    if (!isMap(item)) return 'Invalid line item';
    const { price, quantity } = item as Fields;
    const offer = findOffer(store, String(price));
    if (!offer) return `No such price: '${String(price)}'`;
    if ((fields.mode === 'subscription') !== (offer.interval !== null)) {
      return fields.mode === 'subscription'
        ? 'You must provide at least one recurring price in `subscription` mode.'
        : 'You specified `payment` mode but passed a recurring price.';
    }
    lines.push({ offer, quantity: Number(quantity ?? 1) });
  }
  return lines;
}

/**
 * The mock of the Stripe payment extension. It adds the URL of the hosted page, or an error, to a
 * new checkout session. It also creates the status of a new order, the way the server does.
 */
export function createPaymentsExtension(
  store: Store,
  options: PaymentsExtensionOptions,
): PaymentsExtension {
  const respond = async (uid: string, session: string): Promise<void> => {
    const path = `customers/${uid}/checkout_sessions/${session}`;
    const fields = store.document(path)?.fields;
    if (!fields || 'url' in fields || 'error' in fields) return;
    const lines =
      options.scenario() === 'error'
        ? 'The payment provider isn’t available. Please try again later.'
        : lineItemsOf(store, fields);
    if (typeof lines === 'string') {
      store.putDocument(path, { ...fields, error: { message: lines } });
    } else {
      const email = store.account(uid)?.email ?? '';
      const url = hostedPageUrl(options.pageUrl, {
        uid,
        session,
        school: 'Gschool',
        email,
        lines: lines.map(({ offer, quantity }) => ({
          name: offer.name,
          description: offer.description,
          amount: offer.amount,
          currency: offer.currency,
          interval: offer.interval,
          intervalCount: offer.intervalCount,
          quantity,
        })),
        success: String(fields.success_url),
        cancel: String(fields.cancel_url),
      });
      const customer = { stripeId: `cus_${uid}`, stripeLink: '', email };
      store.putDocument(`customers/${uid}`, customer);
      store.putDocument(path, {
        ...fields,
        client: 'web',
        sessionId: `cs_${session}`,
        url,
        created: timestamp(new Date(store.clock.now()).toISOString()),
      });
    }
    await store.flush();
  };

  const scheduleResponse = (uid: string, session: string): void => {
    setTimeout(() => void respond(uid, session), options.delayMs);
  };

  const startTracking = async (number: string): Promise<void> => {
    createOrderStatus(store, number);
    await store.flush();
  };

  return {
    handleWrites(changes) {
      for (const { key } of changes) {
        const [, , uid, session] = SESSION.exec(key) ?? [];
        if (uid && session) scheduleResponse(uid, session);
        const [, number] = ORDER.exec(key) ?? [];
        if (number) setTimeout(() => void startTracking(number), options.delayMs);
      }
    },
    processPending() {
      for (const { localId } of store.allAccounts()) {
        for (const [path, { fields }] of store.collection(
          `customers/${localId}`,
          'checkout_sessions',
        )) {
          if (!('url' in fields) && !('error' in fields)) {
            scheduleResponse(localId, path.split('/').at(-1) ?? '');
          }
        }
      }
    },
  };
}
