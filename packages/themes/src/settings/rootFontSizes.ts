import type { ThemeSettings } from './settings';

/**
 * The font size of `<html>` for each text size. It is a percentage, so that a reader's browser
 * setting still applies.
 */
export const rootFontSizes: Readonly<Record<ThemeSettings['fontSize'], `${number}%`>> = {
  small: '93.75%',
  medium: '100%',
  large: '112.5%',
};
