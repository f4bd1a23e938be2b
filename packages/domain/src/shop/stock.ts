import type { Product } from './types';

/** More of one sort is not sold in one order (the access rules say the same). */
export const MAX_QUANTITY = 99;

/** How many there are of a sort, by the id of its price. */
export type StockLookup = (variantId: string) => number;

/** For as long as the products are not known: nothing is refused yet, and it is clamped later. */
export const unlimitedStock: StockLookup = () => MAX_QUANTITY;

/** The stock of a catalogue; a sort that it does not have is not there. */
export const createStockLookup = (products: readonly Product[]): StockLookup => {
  const stock = new Map(
    products.flatMap(({ variants }) => variants.map(({ id, stock: left }) => [id, left] as const)),
  );
  return (variantId) => stock.get(variantId) ?? 0;
};

/** As many as there are: a whole number from 0 to the stock, and at most `MOST_OF_ONE`. */
export const clampToStock = (quantity: number, stock: number): number => {
  const wanted = Number.isNaN(quantity) ? 0 : Math.floor(quantity);
  return Math.max(0, Math.min(wanted, Math.floor(stock), MAX_QUANTITY));
};
