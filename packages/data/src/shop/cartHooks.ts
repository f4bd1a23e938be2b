import {
  addToCart,
  clampToStock,
  MAX_WISHLIST,
  removeCartLine,
  setCartQuantity,
  type CartLine,
  type CartNotice,
} from '@gschool/domain';
import { useMemo, useSyncExternalStore } from 'react';

import { useServices } from '../services/ServicesProvider';
import { MAX_RECENTLY_VIEWED, type ShopStorage } from './storage/createShopStorage';
import { getShopStorage } from './storage/getShopStorage';
import type { OwnedStore } from './storage/ownedStore';

const NO_LINES: readonly CartLine[] = [];
const NO_IDS: readonly string[] = [];
const subscribeToNothing = () => () => undefined;

/** Whether the stored data is known. False on the server and while hydrating. */
const useIsReady = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const useStored = <T>(store: OwnedStore<T>, serverValue: T): T =>
  useSyncExternalStore(store.subscribe, store.get, () => serverValue);

/** The shop's storage in this browser. */
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

/** Changes the cart. Every change is stored right away and shown in every tab. */
export interface CartActions {
  /** Adds a quantity; returns a notice when it was limited. */
  add(productId: string, variantId: string, quantity: number): CartNotice | null;
  /** Sets the quantity; 0 removes the line. */
  setQuantity(productId: string, variantId: string, quantity: number): CartNotice | null;
  /** Removes a line. `undo` restores it at its old position. */
  remove(variantId: string): void;
  /** Restores the line that was removed last. */
  undo(): void;
  /** Limits the cart to the stock, after the customer has read about the changes. */
  applyStock(): void;
  clear(): void;
}

const createCartActions = (shopStorage: ShopStorage): CartActions => {
  const change = (
    next: (lines: readonly CartLine[]) => { lines: readonly CartLine[]; notice: CartNotice | null },
  ): CartNotice | null => {
    let notice: CartNotice | null = null;
    shopStorage.cart.update((lines) => {
      const result = next(lines);
      notice = result.notice;
      return result.lines;
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
  /** The lines as they were added. `priceCart` computes prices and availability. */
  lines: readonly CartLine[];
  /** The number of items in stock, as far as the stock is known. The header shows it. */
  count: number;
  /** False on the server and while hydrating. */
  isReady: boolean;
}

/** The cart that the header, the panel, the cart page and checkout show. */
export const useCart = (): Cart => {
  const shopStorage = useShopStorage();
  const lines = useStored(shopStorage.cart, NO_LINES);
  const count = useCartCount() ?? 0;
  const isReady = useIsReady();
  const actions = useMemo(() => createCartActions(shopStorage), [shopStorage]);
  return { lines, count, isReady, ...actions };
};

export interface Wishlist {
  /** Newest first. */
  ids: readonly string[];
  isReady: boolean;
  has(productId: string): boolean;
  /** Adds or removes a product; returns whether the product is now on the list. */
  toggle(productId: string): boolean;
}

/** The products on the wishlist. */
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

/** The recently viewed products, newest first. */
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
