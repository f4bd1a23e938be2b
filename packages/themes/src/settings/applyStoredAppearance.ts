import type { ThemeName } from '../registry';
import { applySettings } from './applySettings';
import { parseAppearanceParams, removeAppearanceParams } from './appearanceLink';
import { parseSettings, SETTINGS_KEY } from './parseSettings';
import type { SettingChoices } from './offerThemes';
import { setBarColor } from './setBarColor';
import type { ThemeSettings } from './settings';
import { pageColors } from './themeList.css';

/**
 * The settings from the URL or from session storage. Never throws: without storage, or if the entry
 * is invalid, returns the defaults.
 */
export function readStoredSettings(
  defaults: Partial<ThemeSettings>,
  choices?: SettingChoices,
): ThemeSettings {
  const { search, pathname, hash } = location;
  let settings = parseAppearanceParams(search, defaults, choices);
  try {
    if (settings) {
      // The settings are stored for this tab and removed from the URL, so that a reload, a link or
      // a bookmark does not override the visitor's later choice.
      sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
      history.replaceState(history.state, '', pathname + removeAppearanceParams(search) + hash);
    } else settings = parseSettings(sessionStorage.getItem(SETTINGS_KEY), defaults, choices);
  } catch {
    // Storage is blocked, so the settings from the URL, or the defaults, are used.
  }
  return settings ?? parseSettings(null, defaults, choices);
}

/**
 * Applies the settings from the URL or from session storage before the first paint. The default
 * direction is the `dir` of `<html>`.
 */
export function applyStoredAppearance(): void {
  const root = document.documentElement;
  const settings = readStoredSettings({ direction: root.dir === 'rtl' ? 'rtl' : 'ltr' });
  applySettings(root, settings);
  // The color comes from a list, because reading a style would delay the first paint.
  setBarColor(root, pageColors[settings.color as ThemeName][settings.scheme]);
}
