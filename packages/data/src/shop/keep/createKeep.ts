import {
  believeBag,
  believeIds,
  clampToStock,
  createListeners,
  mergeBags,
  stockOf,
  unknownStock,
  type BagLine,
  type Product,
  type Stock,
} from '@gschool/domain';
import type { Services } from '../../services/createServices';
import type { Session } from '../../session/createSession';
import { localStorageOrNull } from '../../storage/localStorageOrNull';
import { createOwnedStore, type OwnedStore } from './ownedStore';
import { forgetOthers, GUEST, isOwnerKey, memberOwner, notedOwner, noteOwner } from './owner';

/** An order that was asked for and is not finished: asked for again, it is the same order. */
export interface Attempt {
  number: string;
  /** What was asked for; anything else is another order. */
  wish: string;
}

/** What the shop keeps of whoever is here: a guest, or a member. */
export interface Keep {
  bag: OwnedStore<readonly BagLine[]>;
  wishlist: OwnedStore<readonly string[]>;
  /** Products that were looked at, the last one first. */
  seen: OwnedStore<readonly string[]>;
  attempt: OwnedStore<Attempt | null>;
  /** The stock, as far as it is known. */
  stock(): Stock;
  /** Tells the catalogue, so that the bag holds no more than there are. */
  learn(products: readonly Product[]): void;
  /** Pieces in the bag that can be had, as far as the stock is known. */
  count(): number;
  subscribe(listener: () => void): () => void;
  /** The line that was taken out last, and where it was. */
  removedLine: { line: BagLine; at: number } | null;
  /** Puts these into the bag of a guest who was never here before. */
  begin(lines: readonly BagLine[]): void;
  /** Stops following the session and other tabs. */
  dispose(): void;
}

export const MOST_WISHES = 200;
export const MOST_SEEN = 12;

const believeAttempt = (value: unknown): Attempt | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { number, wish } = value as Partial<Record<keyof Attempt, unknown>>;
  return typeof number === 'string' && typeof wish === 'string' ? { number, wish } : null;
};

/** Noted once a first bag was given, so that an emptied one stays empty. */
const BEGUN_KEY = 'gschool.shop/begun';

interface KeepOptions {
  session: Pick<Session, 'get' | 'subscribe'>;
  storage?: (() => Storage | null) | undefined;
  /**
   * Calls back with the key that another tab wrote; null for all of them. Returns the unsubscribe.
   * @default the window's `storage` events
   */
  listen?: ((onStorageEvent: (key: string | null) => void) => () => void) | undefined;
}

const listenToWindow: NonNullable<KeepOptions['listen']> = (onStorageEvent) => {
  if (typeof window === 'undefined') return () => undefined;
  const listener = ({ key }: StorageEvent): void => onStorageEvent(key);
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/**
 * Keeps bag, wishes and what was looked at. They follow the session: signing in gives the
 * guest's things to the member, and whoever leaves takes theirs along (docs/decisions/0030).
 */
export const createKeep = ({
  session,
  storage = localStorageOrNull,
  listen = listenToWindow,
}: KeepOptions): Keep => {
  let stock: Stock = unknownStock;
  const { subscribe, notify } = createListeners();
  const bag = createOwnedStore<readonly BagLine[]>(
    {
      name: 'bag',
      empty: [],
      believe: believeBag,
      merge: (guests, own) => mergeBags(own, guests, stock),
    },
    storage,
  );
  const ids = (name: string, most: number) =>
    createOwnedStore<readonly string[]>(
      {
        name,
        empty: [],
        believe: (stored) => believeIds(stored, most),
        merge: (guests, own) => believeIds([...guests, ...own], most),
      },
      storage,
    );
  const wishlist = ids('wishlist', MOST_WISHES);
  const seen = ids('seen', MOST_SEEN);
  const attempt = createOwnedStore<Attempt | null>(
    { name: 'attempt', empty: null, believe: believeAttempt, merge: (_, own) => own },
    storage,
  );
  const stores = [bag, wishlist, seen, attempt] as const;

  const follow = (): void => {
    const state = session.get();
    if (state.status === 'loading') {
      for (const store of stores) store.show(notedOwner(storage()));
      return;
    }
    const uid = state.status === 'signedIn' ? state.user.uid : null;
    const owner = uid === null ? GUEST : memberOwner(uid);
    // Whoever left, here or in another tab, leaves nothing to the next one.
    forgetOthers(storage(), owner);
    noteOwner(storage(), uid);
    for (const store of stores) {
      if (uid === null) store.show(owner);
      else store.adopt(owner);
    }
  };

  follow();
  const unsubscribes = [
    session.subscribe(follow),
    listen((key) => {
      if (isOwnerKey(key) && session.get().status === 'loading') follow();
      for (const store of stores) store.hear(key);
    }),
    bag.subscribe(notify),
  ];

  return {
    bag,
    wishlist,
    seen,
    attempt,
    stock: () => stock,
    learn: (products) => {
      stock = stockOf(products);
      notify();
    },
    count: () =>
      bag
        .get()
        .reduce(
          (sum, { variantId, quantity }) => sum + clampToStock(quantity, stock(variantId)),
          0,
        ),
    subscribe,
    removedLine: null,
    begin: (lines) => {
      try {
        if (storage()?.getItem(BEGUN_KEY)) return;
        storage()?.setItem(BEGUN_KEY, 'yes');
      } catch {
        return;
      }
      if (notedOwner(storage()) !== GUEST) return;
      bag.update((now) => (now.length > 0 ? now : lines));
    },
    dispose: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
  };
};

/** What the shop stores in this browser, created at the first call. */
export const getShopStorage = (services: Services): Keep =>
  services.shopStorage.get(() => {
    const keep = createKeep({ session: services.session });
    services.onDispose(keep.dispose);
    return keep;
  });
