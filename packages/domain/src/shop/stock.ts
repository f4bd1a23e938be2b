import type { Product } from './types';

/** The maximum quantity of one variant in an order; the access rules have the same limit. */
export const MAX_QUANTITY = 99;

/** Returns the stock of a variant. */
export type StockLookup = (variantId: string) => number;

/** Used before the products are loaded. Quantities are limited to the actual stock later. */
export const unlimitedStock: StockLookup = () => MAX_QUANTITY;

/** Creates the lookup for the products of a catalogue. An unknown variant has no stock. */
export const createStockLookup = (products: readonly Product[]): StockLookup => {
  const stock = new Map(
    products.flatMap(({ variants }) => variants.map(({ id, stock: left }) => [id, left] as const)),
  );
  return (variantId) => stock.get(variantId) ?? 0;
};

/** Limits a quantity to a whole number from 0 to the stock, and at most `MAX_QUANTITY`. */
export const clampToStock = (quantity: number, stock: number): number => {
  const wanted = Number.isNaN(quantity) ? 0 : Math.floor(quantity);
  return Math.max(0, Math.min(wanted, Math.floor(stock), MAX_QUANTITY));
};
