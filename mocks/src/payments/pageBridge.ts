import type { Store } from '../store/store';
import { membershipOffers } from './catalogue';
import { playEvent, type PaymentEvent } from './paymentEvents';
import { chargeDue } from './renewals';
import { subscriptionsOf } from './trustedSide';

/** Also written in `public/checkout.js` and `public/portal.js`, which are served as they are. */
const EVENT = 'gschool.mock.payment.';
const LEDGER = 'gschool.mock.ledger';

/** Milliseconds between a payment and the documents that tell of it, as in life. */
const LAG = 1200;

interface StoredEvent {
  /** Epoch milliseconds. */
  at: number;
  event: PaymentEvent;
}

const isEvent = (value: unknown): value is StoredEvent =>
  typeof value === 'object' && value !== null && 'at' in value && 'event' in value;

function readEvent(key: string): StoredEvent | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return isEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const eventKeys = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(EVENT))
    .toSorted();

/** One tab alone plays what happened, however many are open. */
const exclusively = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('gschool-mock-payments', run) : run();

/** What the portal shows: every customer's subscription, and what it may be changed to. */
const ledgerOf = (store: Store): unknown => ({
  offers: membershipOffers(store),
  customers: store.allAccounts().flatMap(({ localId: uid, email }) =>
    subscriptionsOf(store, uid)
      .filter(([, { status }]) => status !== 'canceled')
      .map(([path, facts]) => ({ uid, email, subscription: path.split('/').at(-1), ...facts })),
  ),
});

/**
 * Connects the hosted pages with the store. The pages are static files: they
 * cannot reach it, and the app may not be open while somebody pays. So they leave
 * what happened in local storage, one key each, and whichever page of the app
 * starts next, or is open, plays it as the trusted side. Resolves when everything
 * that happened before is played.
 */
export async function connectPages(store: Store, projectId: string): Promise<void> {
  const publish = (): void => {
    try {
      localStorage.setItem(LEDGER, JSON.stringify(ledgerOf(store)));
    } catch {
      // The portal then says that it knows of nothing.
    }
  };
  const play = (): Promise<void> =>
    exclusively(async () => {
      const keys = eventKeys();
      for (const key of keys) {
        const stored = readEvent(key);
        if (stored) playEvent(store, projectId, stored.event);
      }
      chargeDue(store, projectId);
      await store.flush();
      // Not before it is kept: a page that is closed in between must not lose a payment.
      for (const key of keys) localStorage.removeItem(key);
      publish();
    });
  const playSoon = (): void => {
    setTimeout(() => void play(), LAG);
  };

  let offset = store.clock.offset;
  store.subscribe(() => {
    if (store.clock.offset === offset) return;
    offset = store.clock.offset;
    void play();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(EVENT) && newValue !== null) playSoon();
  });
  if (eventKeys().length > 0) playSoon();
  if (chargeDue(store, projectId)) await store.flush();
  publish();
}
