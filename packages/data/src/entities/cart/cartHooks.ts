import {
  addToCart,
  countItems,
  createStockLookup,
  limitCart,
  MAX_WISHLIST,
  removeCartLine,
  setCartQuantity,
  unlimitedStock,
  type CartLine,
  type CartNotice,
  type ShopCatalogue,
  type StockLookup,
} from '@gschool/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { shopKeys } from '../shop/shop';
import type { Services } from '../../services/createServices';
import { useServices } from '../../services/ServicesProvider';
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
const useShopStorage = (): ShopStorage => getShopStorage(useServices());

/**
 * The catalog, if a page has read it; a cart reads nothing. The query client is not created here,
 * because the header of every page counts the cart.
 */
const getKnownCatalogue = ({ queryClient }: Services): ShopCatalogue | undefined =>
  queryClient.peek()?.getQueryData<ShopCatalogue>(shopKeys.catalogue);

/** The stock of a catalog; unlimited while it is unknown. */
const getStock = (catalogue: ShopCatalogue | undefined): StockLookup =>
  catalogue ? createStockLookup(catalogue.products) : unlimitedStock;

/** The stock, as far as it is known. */
const useStock = (): StockLookup => {
  const services = useServices();
  const subscribe = useCallback(
    (onChange: () => void) =>
      services.queryClient.subscribe((client) => client.getQueryCache().subscribe(onChange)),
    [services],
  );
  const catalogue = useSyncExternalStore(
    subscribe,
    () => getKnownCatalogue(services),
    () => undefined,
  );
  return useMemo(() => getStock(catalogue), [catalogue]);
};

/** How many items are in the cart; null on the server and while hydrating. */
export const useCartCount = (): number | null => {
  const { cart } = useShopStorage();
  const lines = useStored(cart, NO_LINES);
  const stock = useStock();
  return useIsReady() ? countItems(lines, stock) : null;
};

/** Changes the cart. Every change is stored right away and shown in every tab. */
export interface CartActions {
  /** Adds a quantity; returns a notice when it was limited. */
  add(productId: string, variantId: string, quantity: number): CartNotice | null;
  /** Sets the quantity; 0 removes the line. */
  setQuantity(productId: string, variantId: string, quantity: number): CartNotice | null;
  /** Removes a line. Returns a function that restores it at its old position. */
  remove(variantId: string): () => void;
  /** Limits the cart to the stock, after the customer has read about the changes. */
  applyStock(): void;
  clear(): void;
}

const createCartActions = (services: Services): CartActions => {
  const { cart } = getShopStorage(services);
  const stock = () => getStock(getKnownCatalogue(services));
  const change = (
    next: (lines: readonly CartLine[]) => { lines: readonly CartLine[]; notice: CartNotice | null },
  ): CartNotice | null => {
    let notice: CartNotice | null = null;
    cart.update((lines) => {
      const result = next(lines);
      notice = result.notice;
      return result.lines;
    });
    return notice;
  };
  return {
    add: (productId, variantId, quantity) =>
      change((lines) => addToCart(lines, { productId, variantId, quantity }, stock())),
    setQuantity: (productId, variantId, quantity) =>
      change((lines) => setCartQuantity(lines, { productId, variantId, quantity }, stock())),
    remove: (variantId) => {
      let removed: readonly CartLine[] = [];
      let at = 0;
      cart.update((lines) => {
        at = lines.findIndex((line) => line.variantId === variantId);
        removed = lines.filter((line) => line.variantId === variantId);
        return removeCartLine(lines, variantId);
      });
      return () =>
        cart.update((lines) =>
          lines.some((line) => line.variantId === variantId)
            ? lines
            : lines.toSpliced(at, 0, ...removed),
        );
    },
    applyStock: () => cart.update((lines) => limitCart(lines, stock())),
    clear: () => cart.update(() => []),
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
  const services = useServices();
  const lines = useStored(getShopStorage(services).cart, NO_LINES);
  const count = useCartCount() ?? 0;
  const isReady = useIsReady();
  const actions = useMemo(() => createCartActions(services), [services]);
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
