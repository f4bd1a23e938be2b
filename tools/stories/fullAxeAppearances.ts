import type { Appearance } from './appearances';

/**
 * The appearances in which all axe rules run, in addition to the default: each scheme with each
 * direction, in four different themes.
 */
export const fullAxeAppearances: readonly Appearance[] = [
  { theme: 'gschool', scheme: 'dark', direction: 'rtl' },
  { theme: 'dark', scheme: 'dark', direction: 'ltr' },
  { theme: 'amazonprime', scheme: 'light', direction: 'rtl' },
  { theme: 'hulu', scheme: 'light', direction: 'ltr' },
];
