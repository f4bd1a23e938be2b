/** Breakpoints in CSS pixels (docs/product.md#breakpoints). */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** A breakpoint's name. */
export type Breakpoint = keyof typeof breakpoints;

/** A media query that matches from a breakpoint up, for `@media` keys in `*.css.ts`. */
export const breakpointUp = (name: Breakpoint): string => `(min-width: ${breakpoints[name]}px)`;

/** A media query that matches below a breakpoint. */
export const breakpointDown = (name: Breakpoint): string =>
  `(max-width: ${breakpoints[name] - 0.02}px)`;
