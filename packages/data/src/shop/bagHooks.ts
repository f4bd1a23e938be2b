import {
  addToBag,
  clampToStock,
  removeLine,
  setQuantity,
  type BagLine,
  type BagNotice,
} from '@gschool/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider';
import { getShopStorage, MOST_SEEN, MOST_WISHES, type Keep } from './keep/createKeep';
import type { OwnedStore } from './keep/ownedStore';

const NO_LINES: readonly BagLine[] = [];
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

/** What the shop keeps in this page. */
export const useKeep = (): Keep => getShopStorage(useServices());

/** How many pieces the bag holds; null on the server and while hydrating. */
export const useBagCount = (): number | null => {
  const keep = useKeep();
  return useSyncExternalStore<number | null>(keep.subscribe, keep.count, () => null);
};

/** What can be done with the bag. Every change is kept at once and shows in every tab. */
export interface BagActions {
  /** Puts so many more in; tells what could not be done of it. */
  add(productId: string, variantId: string, quantity: number): BagNotice | null;
  /** So many from now on; 0 takes the line out. */
  setQuantity(productId: string, variantId: string, quantity: number): BagNotice | null;
  /** Takes a line out; `undo` puts it back where it lay. */
  remove(variantId: string): void;
  /** Puts the line back that was taken out last. */
  undo(): void;
  /** Makes the bag what can be had of it: after somebody has read what has changed. */
  settle(): void;
  clear(): void;
}

const actionsOf = (keep: Keep): BagActions => {
  const change = (
    next: (lines: readonly BagLine[]) => { lines: readonly BagLine[]; notice: BagNotice | null },
  ): BagNotice | null => {
    let notice: BagNotice | null = null;
    keep.bag.update((lines) => {
      const changed = next(lines);
      notice = changed.notice;
      return changed.lines;
    });
    return notice;
  };
  return {
    add: (productId, variantId, quantity) =>
      change((lines) => addToBag(lines, { productId, variantId, quantity }, keep.stock())),
    setQuantity: (productId, variantId, quantity) =>
      change((lines) => setQuantity(lines, { productId, variantId, quantity }, keep.stock())),
    remove: (variantId) =>
      keep.bag.update((lines) => {
        const at = lines.findIndex((line) => line.variantId === variantId);
        const line = lines[at];
        if (line) keep.removedLine = { line, at };
        return removeLine(lines, variantId);
      }),
    undo: () => {
      const last = keep.removedLine;
      keep.removedLine = null;
      if (!last) return;
      const { line, at } = last;
      keep.bag.update((lines) =>
        lines.some(({ variantId }) => variantId === line.variantId)
          ? lines
          : lines.toSpliced(at, 0, line),
      );
    },
    settle: () =>
      keep.bag.update((lines) =>
        lines
          .map((line) => ({
            ...line,
            quantity: clampToStock(line.quantity, keep.stock()(line.variantId)),
          }))
          .filter(({ quantity }) => quantity > 0),
      ),
    clear: () => keep.bag.update(() => []),
  };
};

export interface Bag extends BagActions {
  /** As they were put in; `bagOf` says what they cost and what can be had of them. */
  lines: readonly BagLine[];
  /** Pieces that can be had, as far as the stock is known: what the header says. */
  count: number;
  /** False on the server and while hydrating. */
  isReady: boolean;
}

/** The one bag: the header, the panel, the bag's page and checkout all show it. */
export const useBag = (): Bag => {
  const keep = useKeep();
  const lines = useStored(keep.bag, NO_LINES);
  const count = useBagCount() ?? 0;
  const isReady = useIsReady();
  const actions = useMemo(() => actionsOf(keep), [keep]);
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
  const { wishlist } = useKeep();
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
          : [productId, ...now].slice(0, MOST_WISHES),
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
  const { seen } = useKeep();
  const ids = useStored(seen, NO_IDS);
  const isReady = useIsReady();
  return useMemo(
    () => ({
      ids,
      isReady,
      add: (productId: string) =>
        seen.update((now) =>
          now[0] === productId
            ? now
            : [productId, ...now.filter((id) => id !== productId)].slice(0, MOST_SEEN),
        ),
    }),
    [ids, isReady, seen],
  );
};
