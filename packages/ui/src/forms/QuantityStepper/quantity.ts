export interface Limits {
  min: number;
  max: number;
  step: number;
}

/** Arabic and Persian figures stand in blocks of ten; a keyboard there types them. */
const latin = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (figure) => String((figure.codePointAt(0) ?? 0) & 0xf));

/** The whole number that was typed, or undefined where none was. */
export function readQuantity(text: string): number | undefined {
  const figures = latin(text).trim();
  return /^-?\d+$/.test(figures) ? Number(figures) : undefined;
}

/** The nearest quantity that can be had: a whole number of steps from the least. */
export function nearestQuantity(value: number, { min, max, step }: Limits): number {
  const within = Math.min(Math.max(value, min), max);
  return min + Math.floor((within - min) / step) * step;
}
