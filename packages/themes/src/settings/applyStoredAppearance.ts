import { applySettings } from './applySettings';
import { parseAppearanceParams, removeAppearanceParams } from './appearanceLink';
import { parseSettings, SETTINGS_KEY } from './parseSettings';

/**
 * Applies the look of the address or of this tab before anything is painted. Never throws:
 * without storage or with a broken entry the defaults hold. A page whose `<html>` says
 * `dir="rtl"` is from right to left unless somebody chose otherwise.
 */
export function applyStoredAppearance(): void {
  const root = document.documentElement;
  const defaults = { direction: root.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const) };
  const { search, pathname, hash } = location;
  let settings = parseAppearanceParams(search, defaults);
  try {
    if (settings) {
      // Kept like a choice of this tab, then taken out of the address: a reload, a link and
      // a bookmark of this page shall follow what the reader chooses from here on.
      sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
      history.replaceState(history.state, '', pathname + removeAppearanceParams(search) + hash);
    } else settings = parseSettings(sessionStorage.getItem(SETTINGS_KEY), defaults);
  } catch {
    // Storage is blocked: the link, which then stays in the address, or the defaults.
  }
  applySettings(root, settings ?? parseSettings(null, defaults));
}
