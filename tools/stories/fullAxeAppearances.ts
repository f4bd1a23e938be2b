import type { Appearance } from './appearances';

/**
 * The appearances that all of axe runs in, beside the default: each scheme with each
 * direction once, and never two of one theme but for the default's opposite.
 */
export const fullAxeAppearances: readonly Appearance[] = [
  { theme: 'gschool', scheme: 'dark', direction: 'rtl' },
  { theme: 'dark', scheme: 'dark', direction: 'ltr' },
  { theme: 'amazonprime', scheme: 'light', direction: 'rtl' },
  { theme: 'hulu', scheme: 'light', direction: 'ltr' },
];
