export interface QuantityLimits {
  min: number;
  max: number;
  step: number;
}

/** Converts Arabic and Persian digits. In Unicode, the low four bits of each are its value. */
const toLatinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The typed whole number, or undefined if the text is not one. */
export function parseQuantity(text: string): number | undefined {
  const digits = toLatinDigits(text).trim();
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
}

/** The nearest allowed quantity: within the limits, a whole number of steps from `min`. */
export function toAllowedQuantity(value: number, { min, max, step }: QuantityLimits): number {
  const clamped = Math.min(Math.max(value, min), max);
  return min + Math.floor((clamped - min) / step) * step;
}
