import { useBag, useShopCatalogue, type Bag } from '@gschool/data/shop';
import {
  bagOf,
  bagTotals,
  type BagTotals,
  type PricedLine,
  type Product,
  type ShopCatalogue,
} from '@gschool/domain';
import { useMemo } from 'react';

import type { Read } from './Reading';

const none: readonly Product[] = [];

/** The bag with what the catalogue says of it. */
export interface BagView {
  bag: Bag;
  lines: readonly PricedLine[];
  totals: BagTotals;
  catalogue: Read<ShopCatalogue>;
  /** Some line cannot be bought as it stands. */
  isChanged: boolean;
}

/** The one bag of the panel, the cart's page and the checkout, priced anew whenever either changes. */
export function useBagView(): BagView {
  const bag = useBag();
  const catalogue = useShopCatalogue();
  const products = catalogue.data?.products ?? none;
  const lines = useMemo(() => bagOf(bag.lines, products), [bag.lines, products]);
  const totals = useMemo(
    () => bagTotals(lines, products[0]?.variants[0]?.currency),
    [lines, products],
  );
  const isChanged = lines.some(({ quantity, wanted }) => quantity !== wanted);
  return { bag, lines, totals, catalogue, isChanged };
}
