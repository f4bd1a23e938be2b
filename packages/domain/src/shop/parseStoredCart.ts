import { isId } from '../validation/id';
import { MAX_CART_LINES } from './cart';
import { MAX_QUANTITY } from './stock';
import type { CartLine } from './types';

const parseLine = (value: unknown): readonly CartLine[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { productId, variantId, quantity } = value as Partial<Record<keyof CartLine, unknown>>;
  const isValidQuantity =
    Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;
  return isId(productId) && isId(variantId) && isValidQuantity
    ? [{ productId, variantId, quantity: Number(quantity) }]
    : [];
};

/** Parses a cart from the browser's storage. Invalid lines and repeated variants are dropped. */
export const parseStoredCart = (value: unknown): readonly CartLine[] => {
  if (!Array.isArray(value)) return [];
  const lines = value.flatMap(parseLine);
  return lines
    .filter(({ variantId }, at) => lines.findIndex((one) => one.variantId === variantId) === at)
    .slice(0, MAX_CART_LINES);
};

/** Parses a list of ids from the browser's storage. Keeps at most `most` valid ids, each once. */
export const parseStoredIds = (value: unknown, most: number): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, most) : [];
