import { applySettings } from './applySettings';
import { parseAppearanceParams, removeAppearanceParams } from './appearanceLink';
import { parseSettings, SETTINGS_KEY } from './parseSettings';
import { setBarColor } from './setBarColor';
import { pageColors } from './themeList.css';

/**
 * Applies the settings of the URL or of session storage before the first paint. Never throws:
 * without storage or with an invalid entry, the defaults apply. The default direction is the `dir`
 * of `<html>`.
 */
export function applyStoredAppearance(): void {
  const root = document.documentElement;
  const defaults = { direction: root.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const) };
  const { search, pathname, hash } = location;
  let settings = parseAppearanceParams(search, defaults);
  try {
    if (settings) {
      // Stored for this tab and removed from the URL, so that a reload, a link or a
      // bookmark does not override what the visitor chooses later.
      sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
      history.replaceState(history.state, '', pathname + removeAppearanceParams(search) + hash);
    } else settings = parseSettings(sessionStorage.getItem(SETTINGS_KEY), defaults);
  } catch {
    // Storage is blocked: use the settings of the URL, or the defaults.
  }
  settings ??= parseSettings(null, defaults);
  applySettings(root, settings);
  // From a list, because reading a style would delay the first paint.
  setBarColor(root, pageColors[settings.color][settings.scheme]);
}
