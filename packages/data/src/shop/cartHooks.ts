import {
  addToCart,
  clampToStock,
  removeCartLine,
  setCartQuantity,
  type CartLine,
  type CartNotice,
} from '@gschool/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider';
import { MAX_RECENTLY_VIEWED, MAX_WISHLIST, type ShopStorage } from './storage/createShopStorage';
import { getShopStorage } from './storage/getShopStorage';
import type { OwnedStore } from './storage/ownedStore';

const NO_LINES: readonly CartLine[] = [];
const NO_IDS: readonly string[] = [];
const never = () => () => undefined;

/** False on the server and while hydrating: what a browser keeps is not known there. */
const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const useStored = <T>(store: OwnedStore<T>, onServer: T): T =>
  useSyncExternalStore(store.subscribe, store.get, () => onServer);

/** What the shop stores in this browser. */
export const useShopStorage = (): ShopStorage => getShopStorage(useServices());

/** How many items are in the cart; null on the server and while hydrating. */
export const useCartCount = (): number | null => {
  const shopStorage = useShopStorage();
  return useSyncExternalStore<number | null>(
    shopStorage.subscribe,
    shopStorage.itemCount,
    () => null,
  );
};

/** Changes of the cart. Every change is stored at once and shows in every tab. */
export interface CartActions {
  /** Puts so many more in; tells what could not be done of it. */
  add(productId: string, variantId: string, quantity: number): CartNotice | null;
  /** So many from now on; 0 takes the line out. */
  setQuantity(productId: string, variantId: string, quantity: number): CartNotice | null;
  /** Takes a line out; `undo` puts it back where it lay. */
  remove(variantId: string): void;
  /** Puts the line back that was taken out last. */
  undo(): void;
  /** Reduces the cart to what is in stock, after somebody has read what has changed. */
  applyStock(): void;
  clear(): void;
}

const actionsOf = (shopStorage: ShopStorage): CartActions => {
  const change = (
    next: (lines: readonly CartLine[]) => { lines: readonly CartLine[]; notice: CartNotice | null },
  ): CartNotice | null => {
    let notice: CartNotice | null = null;
    shopStorage.cart.update((lines) => {
      const changed = next(lines);
      notice = changed.notice;
      return changed.lines;
    });
    return notice;
  };
  return {
    add: (productId, variantId, quantity) =>
      change((lines) => addToCart(lines, { productId, variantId, quantity }, shopStorage.stock())),
    setQuantity: (productId, variantId, quantity) =>
      change((lines) =>
        setCartQuantity(lines, { productId, variantId, quantity }, shopStorage.stock()),
      ),
    remove: (variantId) =>
      shopStorage.cart.update((lines) => {
        const at = lines.findIndex((line) => line.variantId === variantId);
        const line = lines[at];
        if (line) shopStorage.removedLine = { line, at };
        return removeCartLine(lines, variantId);
      }),
    undo: () => {
      const last = shopStorage.removedLine;
      shopStorage.removedLine = null;
      if (!last) return;
      const { line, at } = last;
      shopStorage.cart.update((lines) =>
        lines.some(({ variantId }) => variantId === line.variantId)
          ? lines
          : lines.toSpliced(at, 0, line),
      );
    },
    applyStock: () =>
      shopStorage.cart.update((lines) =>
        lines
          .map((line) => ({
            ...line,
            quantity: clampToStock(line.quantity, shopStorage.stock()(line.variantId)),
          }))
          .filter(({ quantity }) => quantity > 0),
      ),
    clear: () => shopStorage.cart.update(() => []),
  };
};

export interface Cart extends CartActions {
  /** As they were put in; `priceCart` says what they cost and what can be had of them. */
  lines: readonly CartLine[];
  /** Pieces that can be had, as far as the stock is known: what the header says. */
  count: number;
  /** False on the server and while hydrating. */
  isReady: boolean;
}

/** The cart, as the header, the panel, the cart's page and checkout show it. */
export const useCart = (): Cart => {
  const shopStorage = useShopStorage();
  const lines = useStored(shopStorage.cart, NO_LINES);
  const count = useCartCount() ?? 0;
  const isReady = useIsReady();
  const actions = useMemo(() => actionsOf(shopStorage), [shopStorage]);
  return { lines, count, isReady, ...actions };
};

export interface Wishlist {
  /** The last one first. */
  ids: readonly string[];
  isReady: boolean;
  has(productId: string): boolean;
  /** Puts a product on the list or takes it off; tells whether it is on it now. */
  toggle(productId: string): boolean;
}

/** Products that somebody wants to remember. */
export const useWishlist = (): Wishlist => {
  const { wishlist } = useShopStorage();
  const ids = useStored(wishlist, NO_IDS);
  const isReady = useIsReady();
  return {
    ids,
    isReady,
    has: (productId) => ids.includes(productId),
    toggle: (productId) => {
      wishlist.update((now) =>
        now.includes(productId)
          ? now.filter((id) => id !== productId)
          : [productId, ...now].slice(0, MAX_WISHLIST),
      );
      return wishlist.get().includes(productId);
    },
  };
};

/** The products that were looked at, the last one first. */
export const useRecentlyViewed = (): {
  ids: readonly string[];
  isReady: boolean;
  add(productId: string): void;
} => {
  const { recentlyViewed } = useShopStorage();
  const ids = useStored(recentlyViewed, NO_IDS);
  const isReady = useIsReady();
  return useMemo(
    () => ({
      ids,
      isReady,
      add: (productId: string) =>
        recentlyViewed.update((now) =>
          now[0] === productId
            ? now
            : [productId, ...now.filter((id) => id !== productId)].slice(0, MAX_RECENTLY_VIEWED),
        ),
    }),
    [ids, isReady, recentlyViewed],
  );
};
