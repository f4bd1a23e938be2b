import {
  parseStoredCart,
  parseStoredIds,
  clampToStock,
  mergeCarts,
  createStockLookup,
  unlimitedStock,
  type CartLine,
  type Product,
  type StockLookup,
} from '@gschool/domain';
import { createListeners } from '@gschool/state';
import type { Session } from '../../session/createSession';
import { localStorageOrNull } from '../../storage/localStorageOrNull';
import { createOwnedStore, type OwnedStore } from './ownedStore';
import {
  removeOtherMembers,
  GUEST,
  isLastOwnerKey,
  memberOwner,
  readLastOwner,
  writeLastOwner,
} from './owner';

/** An order that was sent and is not finished. The same order sent again has the same number. */
export interface OrderAttempt {
  number: string;
  /** The fingerprint of the order, under its stored name; another fingerprint is another order. */
  wish: string;
}

/** What the shop stores in this browser for whoever is here: a guest, or a member. */
export interface ShopStorage {
  cart: OwnedStore<readonly CartLine[]>;
  wishlist: OwnedStore<readonly string[]>;
  /** Products that were looked at, the last one first. */
  recentlyViewed: OwnedStore<readonly string[]>;
  orderAttempt: OwnedStore<OrderAttempt | null>;
  /** The stock, as far as it is known. */
  stock(): StockLookup;
  /** Sets the products, whose stock limits the cart. */
  setCatalogue(products: readonly Product[]): void;
  /** Number of items in the cart that are in stock, as far as the stock is known. */
  itemCount(): number;
  subscribe(listener: () => void): () => void;
  /** The line that was taken out last, and where it was. */
  removedLine: { line: CartLine; at: number } | null;
  /** Puts these lines into the cart of a guest who was never here before. */
  initializeCart(lines: readonly CartLine[]): void;
  /** Stops following the session and other tabs. */
  dispose(): void;
}

export const MAX_WISHLIST = 200;
export const MAX_RECENTLY_VIEWED = 12;

const parseOrderAttempt = (value: unknown): OrderAttempt | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { number, wish } = value as Partial<Record<keyof OrderAttempt, unknown>>;
  return typeof number === 'string' && typeof wish === 'string' ? { number, wish } : null;
};

/** Set once a first cart was given, so that an emptied one stays empty. */
const BEGUN_KEY = 'gschool.shop/begun';

interface ShopStorageOptions {
  session: Pick<Session, 'get' | 'subscribe'>;
  storage?: (() => Storage | null) | undefined;
  /**
   * Calls back with the key that another tab wrote; null for all of them. Returns the unsubscribe.
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
 * Stores the cart, the wishlist and the recently viewed products. They follow the session: signing
 * in moves them from the guest to the member, and signing out removes them (docs/decisions/0030).
 */
export const createShopStorage = ({
  session,
  storage = localStorageOrNull,
  listen = listenToStorageEvents,
}: ShopStorageOptions): ShopStorage => {
  let stock: StockLookup = unlimitedStock;
  const { subscribe, notify } = createListeners();
  const cart = createOwnedStore<readonly CartLine[]>(
    {
      // The stored name: another one would lose the carts of people.
      name: 'bag',
      empty: [],
      parse: parseStoredCart,
      merge: (guests, own) => mergeCarts(own, guests, stock),
    },
    storage,
  );
  const ids = (name: string, most: number) =>
    createOwnedStore<readonly string[]>(
      {
        name,
        empty: [],
        parse: (stored) => parseStoredIds(stored, most),
        merge: (guests, own) => parseStoredIds([...guests, ...own], most),
      },
      storage,
    );
  const wishlist = ids('wishlist', MAX_WISHLIST);
  const recentlyViewed = ids('seen', MAX_RECENTLY_VIEWED);
  const orderAttempt = createOwnedStore<OrderAttempt | null>(
    { name: 'attempt', empty: null, parse: parseOrderAttempt, merge: (_, own) => own },
    storage,
  );
  const stores = [cart, wishlist, recentlyViewed, orderAttempt] as const;

  const follow = (): void => {
    const state = session.get();
    if (state.status === 'loading') {
      for (const store of stores) store.switchOwner(readLastOwner(storage()));
      return;
    }
    const uid = state.status === 'signedIn' ? state.user.uid : null;
    const owner = uid === null ? GUEST : memberOwner(uid);
    // Whoever left, here or in another tab, leaves nothing to the next one.
    removeOtherMembers(storage(), owner);
    writeLastOwner(storage(), uid);
    for (const store of stores) {
      if (uid === null) store.switchOwner(owner);
      else store.mergeGuestInto(owner);
    }
  };

  follow();
  const unsubscribes = [
    session.subscribe(follow),
    listen((key) => {
      if (isLastOwnerKey(key) && session.get().status === 'loading') follow();
      for (const store of stores) store.onStorageEvent(key);
    }),
    cart.subscribe(notify),
  ];

  return {
    cart,
    wishlist,
    recentlyViewed,
    orderAttempt,
    stock: () => stock,
    setCatalogue: (products) => {
      stock = createStockLookup(products);
      notify();
    },
    itemCount: () =>
      cart
        .get()
        .reduce(
          (sum, { variantId, quantity }) => sum + clampToStock(quantity, stock(variantId)),
          0,
        ),
    subscribe,
    removedLine: null,
    initializeCart: (lines) => {
      try {
        if (storage()?.getItem(BEGUN_KEY)) return;
        storage()?.setItem(BEGUN_KEY, 'yes');
      } catch {
        return;
      }
      if (readLastOwner(storage()) !== GUEST) return;
      cart.update((now) => (now.length > 0 ? now : lines));
    },
    dispose: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
  };
};
