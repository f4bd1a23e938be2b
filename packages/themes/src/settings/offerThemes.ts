import { options } from './options';
import { getThemeName, type OfferedTheme } from './ownTheme';
import type { ThemeSettings } from './settings';

/** The values that each setting may have. */
export type SettingChoices = { [K in keyof typeof options]: readonly string[] };

/**
 * The options of `createSettingsStore` that accept only these themes, whether custom or built-in.
 * The first theme is the default.
 */
export function offerThemes(themes: readonly [OfferedTheme, ...OfferedTheme[]]): {
  choices: SettingChoices;
  defaults: () => Partial<ThemeSettings>;
} {
  const names = themes.map(getThemeName);
  return {
    choices: { ...options, color: names },
    defaults: () => ({ color: getThemeName(themes[0]) }),
  };
}
