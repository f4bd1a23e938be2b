import { MOST_LINES } from './cart';
import { MOST_OF_ONE } from './stock';
import type { CartLine } from './types';

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,80}$/.test(value);

const lineOf = (value: unknown): readonly CartLine[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { productId, variantId, quantity } = value as Partial<Record<keyof CartLine, unknown>>;
  const isWhole =
    Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MOST_OF_ONE;
  return isId(productId) && isId(variantId) && isWhole
    ? [{ productId, variantId, quantity: Number(quantity) }]
    : [];
};

/** A cart as somebody's storage holds it: what is no line is dropped, a sort stands in it once. */
export const parseStoredCart = (value: unknown): readonly CartLine[] => {
  if (!Array.isArray(value)) return [];
  const lines = value.flatMap(lineOf);
  return lines
    .filter(({ variantId }, at) => lines.findIndex((one) => one.variantId === variantId) === at)
    .slice(0, MOST_LINES);
};

/** A list of ids as a storage holds it: texts that are ids, each once, `most` of them. */
export const parseStoredIds = (value: unknown, most: number): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, most) : [];
