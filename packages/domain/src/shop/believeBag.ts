import { MOST_LINES } from './bag';
import { MOST_OF_ONE } from './stock';
import type { BagLine } from './types';

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,80}$/.test(value);

const lineOf = (value: unknown): readonly BagLine[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { productId, variantId, quantity } = value as Partial<Record<keyof BagLine, unknown>>;
  const isWhole =
    Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MOST_OF_ONE;
  return isId(productId) && isId(variantId) && isWhole
    ? [{ productId, variantId, quantity: Number(quantity) }]
    : [];
};

/** A bag as somebody's storage holds it: what is no line is dropped, a sort stands in it once. */
export const believeBag = (value: unknown): readonly BagLine[] => {
  if (!Array.isArray(value)) return [];
  const lines = value.flatMap(lineOf);
  return lines
    .filter(({ variantId }, at) => lines.findIndex((one) => one.variantId === variantId) === at)
    .slice(0, MOST_LINES);
};

/** A list of ids as a storage holds it: texts that are ids, each once, `most` of them. */
export const believeIds = (value: unknown, most: number): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, most) : [];
