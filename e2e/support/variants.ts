import { phoneSize } from './widths';

/** The variants of a journey, with the ends of their titles. */
export const variants = [
  { end: 'by keyboard', use: { manner: 'keyboard' } },
  { end: 'on a phone', use: { viewport: phoneSize } },
] as const;

/** The title of a journey without the end that names a variant. */
export const getBaseTitle = (title: string): string =>
  variants.reduce((text, { end }) => text.replace(`, ${end}`, ''), title);
