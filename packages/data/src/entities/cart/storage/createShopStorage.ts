import {
  emptySavedCart,
  isSameCart,
  isSameWishlist,
  MAX_WISHLIST,
  parseSavedCart,
  parseStoredCart,
  parseStoredIds,
  mergeCarts,
  type CartLine,
  type SavedCart,
} from '@gschool/domain';

import type { Session } from '../../../session/createSession';
import { getUid } from '../../../session/onMemberChange';
import type { SessionState } from '../../../session/state';
import { wasSignedOutHere } from '../../../session/storedMember';
import { localStorageOrNull } from '../../../storage/localStorageOrNull';
import { createOwnedStore, type OwnedStore } from './ownedStore';
import {
  removeOtherMembers,
  GUEST,
  isLastOwnerKey,
  markEnded,
  memberOwner,
  readLastOwner,
  unmarkEnded,
  writeLastOwner,
} from './owner';

/** An order that was sent and is not finished. If it is sent again, it keeps its number. */
export interface OrderAttempt {
  number: string;
  /**
   * The digest of the items and the address, which are not stored themselves. A different digest
   * means a different order.
   */
  orderDigest: string;
}

/** What the shop stores in this browser for a guest or a member. */
export interface ShopStorage {
  cart: OwnedStore<readonly CartLine[]>;
  /**
   * The member's cart and wishlist after the last merge with the server's; null before the first
   * merge.
   */
  savedCart: OwnedStore<SavedCart | null>;
  wishlist: OwnedStore<readonly string[]>;
  /** The recently viewed products, newest first. */
  recentlyViewed: OwnedStore<readonly string[]>;
  orderAttempt: OwnedStore<OrderAttempt | null>;
  /** Which of a member's lists have changes that exist only on this device. */
  listUnsent(): readonly ('cart' | 'wishlist')[];
  /** Fills the cart of a guest on the first visit. */
  initializeCart(lines: readonly CartLine[]): void;
  /** Stops following the session and other tabs. */
  dispose(): void;
}

export const MAX_RECENTLY_VIEWED = 12;

const parseOrderAttempt = (value: unknown): OrderAttempt | null => {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<string, unknown>>;
  const { number, orderDigest } = stored;
  return typeof number === 'string' && typeof orderDigest === 'string'
    ? { number, orderDigest }
    : null;
};

/** Set after the first cart was filled, so that an emptied cart stays empty. */
const CART_INITIALIZED_KEY = 'gschool.shop/begun';

interface ShopStorageOptions {
  session: Pick<Session, 'get' | 'subscribe'>;
  storage?: (() => Storage | null) | undefined;
  /** Epoch milliseconds. */
  now?: (() => number) | undefined;
  /**
   * Calls back with the key that another tab changed; null for all keys. Returns the unsubscribe
   * function.
   * @default the window's `storage` events
   */
  listen?: ((onStorageEvent: (key: string | null) => void) => () => void) | undefined;
}

const listenToStorageEvents: NonNullable<ShopStorageOptions['listen']> = (onStorageEvent) => {
  if (typeof window === 'undefined') return () => undefined;
  const listener = ({ key }: StorageEvent): void => onStorageEvent(key);
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/**
 * Stores the cart, the wishlist and the recently viewed products, only as ids and quantities. They
 * follow the session: signing in moves them from the guest to the member, and signing out removes
 * them. After a session that ended any other way, they stay stored for their member, and are shown
 * to no one else (docs/decisions/0030).
 */
export const createShopStorage = ({
  session,
  storage = localStorageOrNull,
  now = () => Date.now(),
  listen = listenToStorageEvents,
}: ShopStorageOptions): ShopStorage => {
  const cart = createOwnedStore<readonly CartLine[]>(
    {
      // The stored name. If it were changed, people would lose their carts.
      name: 'bag',
      empty: [],
      parse: parseStoredCart,
      merge: (guests, own) => mergeCarts(own, guests),
    },
    storage,
  );
  const savedCart = createOwnedStore<SavedCart | null>(
    { name: 'saved', empty: null, parse: parseSavedCart, merge: (_, own) => own },
    storage,
  );
  const createIdStore = (name: string, maxLength: number) =>
    createOwnedStore<readonly string[]>(
      {
        name,
        empty: [],
        parse: (stored) => parseStoredIds(stored, maxLength),
        merge: (guests, own) => parseStoredIds([...guests, ...own], maxLength),
      },
      storage,
    );
  const wishlist = createIdStore('wishlist', MAX_WISHLIST);
  const recentlyViewed = createIdStore('seen', MAX_RECENTLY_VIEWED);
  const orderAttempt = createOwnedStore<OrderAttempt | null>(
    { name: 'attempt', empty: null, parse: parseOrderAttempt, merge: (_, own) => own },
    storage,
  );
  const stores = [cart, savedCart, wishlist, recentlyViewed, orderAttempt] as const;

  /** Whether this page has shown a signed-in member's data. */
  let isMemberHere = false;
  const isSignedOutByChoice = (state: SessionState): boolean => {
    if (state.status !== 'signedOut') return false;
    const place = storage();
    // On load, a page can’t tell how the last session ended.
    return (isMemberHere && !state.wasEnded) || (place !== null && wasSignedOutHere(() => place));
  };

  const followSession = (): void => {
    const state = session.get();
    if (state.status === 'loading') {
      for (const store of stores) store.switchOwner(readLastOwner(storage()));
      return;
    }
    const uid = state.status === 'signedIn' ? state.user.uid : null;
    const owner = uid === null ? GUEST : memberOwner(uid);
    const previous = readLastOwner(storage());
    // After a member signs out, here or in another tab, no data stays behind.
    if (previous !== GUEST && previous !== owner && !isSignedOutByChoice(state))
      markEnded(storage(), previous, now());
    isMemberHere = uid !== null;
    unmarkEnded(storage(), owner);
    removeOtherMembers(storage(), owner, now());
    writeLastOwner(storage(), uid);
    for (const store of stores) {
      if (uid === null) store.switchOwner(owner);
      else store.mergeGuestInto(owner);
    }
  };

  followSession();
  const unsubscribes = [
    session.subscribe(followSession),
    listen((key) => {
      if (isLastOwnerKey(key) && session.get().status === 'loading') followSession();
      for (const store of stores) store.onStorageEvent(key);
    }),
  ];

  return {
    cart,
    savedCart,
    wishlist,
    recentlyViewed,
    orderAttempt,
    listUnsent: () => {
      if (getUid(session) === null) return [];
      const saved = savedCart.get() ?? emptySavedCart;
      return [
        ...(isSameCart(cart.get(), saved.lines) ? [] : (['cart'] as const)),
        ...(isSameWishlist(wishlist.get(), saved.wishlist) ? [] : (['wishlist'] as const)),
      ];
    },
    initializeCart: (lines) => {
      try {
        if (storage()?.getItem(CART_INITIALIZED_KEY)) return;
        storage()?.setItem(CART_INITIALIZED_KEY, 'yes');
      } catch {
        return;
      }
      if (readLastOwner(storage()) !== GUEST) return;
      cart.update((now) => (now.length > 0 ? now : lines));
    },
    dispose: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
  };
};
