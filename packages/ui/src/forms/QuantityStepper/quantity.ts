export interface QuantityLimits {
  min: number;
  max: number;
  step: number;
}

/** Arabic and Persian figures stand in blocks of ten; a keyboard there types them. */
const toLatinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The whole number that was typed, or undefined where none was. */
export function parseQuantity(text: string): number | undefined {
  const digits = toLatinDigits(text).trim();
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
}

/** The nearest quantity that can be had: a whole number of steps from the least. */
export function toAllowedQuantity(value: number, { min, max, step }: QuantityLimits): number {
  const clamped = Math.min(Math.max(value, min), max);
  return min + Math.floor((clamped - min) / step) * step;
}
