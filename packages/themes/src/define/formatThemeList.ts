import type { ThemeList } from '../settings/applyOfferedAppearance';
import { getThemeName, type OfferedTheme } from '../settings/ownTheme';

/**
 * The value of `data-themes` on the script `theme-init.js`: the themes that can be selected, the
 * default first. Escape its quotes, or put it in single quotes.
 */
export const formatThemeList = (themes: readonly OfferedTheme[]): string =>
  JSON.stringify(
    Object.fromEntries(
      themes.map((theme) => [getThemeName(theme), typeof theme === 'string' ? null : theme.page]),
    ) satisfies ThemeList,
  );
