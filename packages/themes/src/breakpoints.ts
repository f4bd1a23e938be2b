/**
 * Breakpoints in CSS pixels, at the usual text size of 16 px
 * (docs/product/appearance.md#breakpoints).
 */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** A breakpoint's name. */
export type Breakpoint = keyof typeof breakpoints;

// Breakpoints are in em, which in a media query is the browser's text size. With larger text, a
// wide screen gets the layout of a narrow one.
const toEm = (pixels: number): string => `${pixels / 16}em`;

/** A media query that matches at a breakpoint and wider, for `@media` keys in `*.css.ts`. */
export const breakpointUp = (name: Breakpoint): string => `(min-width: ${toEm(breakpoints[name])})`;

/**
 * A media query for a phone with such large text that only one or two words fit on a line. Pictures
 * next to a text move above it there.
 */
export const largeTextPhone = '(max-width: 18em)';
export const exceptLargeTextPhone = '(min-width: 18.01em)';

/** A media query that matches below a breakpoint. */
export const breakpointDown = (name: Breakpoint): string =>
  `(max-width: ${toEm(breakpoints[name] - 0.02)})`;
