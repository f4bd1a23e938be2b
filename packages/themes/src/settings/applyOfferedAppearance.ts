import type { ThemeName } from '../registry';
import { applySettings } from './applySettings';
import { readStoredSettings } from './applyStoredAppearance';
import { options } from './options';
import type { OwnTheme } from './ownTheme';
import { setBarColor } from './setBarColor';
import { pageColors } from './themeList.css';

/** The page colors of each theme that can be selected, by its name; `null` for a built-in theme. */
export type ThemeList = Record<string, OwnTheme['page'] | null>;

/**
 * Parses the themes in the script's `data-themes` attribute. An invalid or empty attribute counts
 * as absent.
 */
function parseThemeList(text: string | undefined): ThemeList | undefined {
  try {
    const list = JSON.parse(text ?? '') as ThemeList;
    return Object.keys(list).length > 0 ? list : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Applies the stored appearance in a project that lists its themes. `themeList` is the text of the
 * script's `data-themes`. The first theme is the default; the default mode and direction come from
 * `<html>`.
 */
export function applyOfferedAppearance(themeList?: string): void {
  const root = document.documentElement;
  const list = parseThemeList(themeList);
  const names = list && Object.keys(list);
  const settings = readStoredSettings(
    {
      direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
      scheme: root.getAttribute('data-scheme') === 'dark' ? 'dark' : 'light',
      ...(names?.[0] && { color: names[0] }),
    },
    names && { ...options, color: names },
  );
  applySettings(root, settings);
  const { color, scheme } = settings;
  const page = list?.[color] ?? pageColors[color as ThemeName];
  setBarColor(root, page[scheme]);
}
