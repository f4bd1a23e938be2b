import { parseTypedNumber } from '@gschool/intl';

export interface QuantityLimits {
  min: number;
  max: number;
  step: number;
}

/** The typed whole number, or undefined if the text is not one. `2 dozen` is not 2. */
export function parseQuantity(text: string): number | undefined {
  return parseTypedNumber(text, 0, /^$/);
}

/** The nearest allowed quantity: within the limits, a whole number of steps from `min`. */
export function toAllowedQuantity(value: number, { min, max, step }: QuantityLimits): number {
  const clamped = Math.min(Math.max(value, min), max);
  return min + Math.floor((clamped - min) / step) * step;
}
