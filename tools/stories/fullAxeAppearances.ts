import type { Appearance } from './appearances';

/**
 * The appearances besides the default in which all of axe runs: each scheme with each direction,
 * in four different themes.
 */
export const fullAxeAppearances: readonly Appearance[] = [
  { theme: 'gschool', scheme: 'dark', direction: 'rtl' },
  { theme: 'dark', scheme: 'dark', direction: 'ltr' },
  { theme: 'amazonprime', scheme: 'light', direction: 'rtl' },
  { theme: 'hulu', scheme: 'light', direction: 'ltr' },
];
