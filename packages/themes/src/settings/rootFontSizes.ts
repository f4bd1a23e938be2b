import type { ThemeSettings } from './settings';

/**
 * The font size of `<html>` for each text size. In percent, so that a reader's own browser setting
 * still counts.
 */
export const rootFontSizes: Readonly<Record<ThemeSettings['fontSize'], `${number}%`>> = {
  small: '93.75%',
  medium: '100%',
  large: '112.5%',
};
