import type { Store } from '../store/store';
import { membershipOffers } from './offers';
import { applyPaymentEvent, type PaymentEvent } from './paymentEvents';
import { chargeDueSubscriptions } from './renewals';
import { subscriptionsOf } from './syncMembership';

/**
 * `public/checkout.js` and `public/portal.js` use the same keys. They are static files and can't
 * import them.
 */
const EVENT_PREFIX = 'gschool.mock.payment.';
const PORTAL_DATA_KEY = 'gschool.mock.ledger';

/** Milliseconds between a payment and its documents, like the delay of a webhook. */
const WEBHOOK_DELAY = 1200;

interface StoredEvent {
  /** Epoch milliseconds. */
  at: number;
  event: PaymentEvent;
}

const isEvent = (value: unknown): value is StoredEvent =>
  typeof value === 'object' && value !== null && 'at' in value && 'event' in value;

function parseStoredEvent(key: string): StoredEvent | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return isEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function eventKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(EVENT_PREFIX))
      .toSorted();
  } catch {
    // Without storage, the hosted pages cannot send any.
    return [];
  }
}

/** Runs a function in only one tab at a time. */
const withPaymentLock = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('gschool-mock-payments', run) : run();

/** The data that the portal shows: all offers, and all customers with a subscription. */
const portalDataOf = (store: Store): unknown => ({
  offers: membershipOffers(store),
  customers: store.allAccounts().flatMap(({ localId: uid, email }) =>
    subscriptionsOf(store, uid)
      .filter(([, { status }]) => status !== 'canceled')
      .map(([path, data]) => ({ uid, email, subscription: path.split('/').at(-1), ...data })),
  ),
});

/**
 * Connects the hosted pages with the store. The pages are static files without access to the store,
 * and the app may be closed while they are open. They write each event to its own local storage
 * key, and any page of the app applies them. Resolves when due subscriptions are charged.
 */
export async function connectHostedPages(store: Store, projectId: string): Promise<void> {
  const publishPortalData = (): void => {
    try {
      localStorage.setItem(PORTAL_DATA_KEY, JSON.stringify(portalDataOf(store)));
    } catch {
      // Without storage, the portal shows no subscription.
    }
  };
  const applyEvents = (): Promise<void> =>
    withPaymentLock(async () => {
      const keys = eventKeys();
      for (const key of keys) {
        const stored = parseStoredEvent(key);
        if (stored) applyPaymentEvent(store, projectId, stored.event);
      }
      chargeDueSubscriptions(store, projectId);
      await store.flush();
      // Events are removed after the flush, so that no payment is lost if the page closes.
      for (const key of keys) localStorage.removeItem(key);
      publishPortalData();
    });
  const scheduleEvents = (): void => {
    setTimeout(() => void applyEvents(), WEBHOOK_DELAY);
  };

  let offset = store.clock.offset;
  store.subscribe(() => {
    if (store.clock.offset === offset) return;
    offset = store.clock.offset;
    void applyEvents();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(EVENT_PREFIX) && newValue !== null) scheduleEvents();
  });
  if (eventKeys().length > 0) scheduleEvents();
  if (chargeDueSubscriptions(store, projectId)) await store.flush();
  publishPortalData();
}
