import { defaultSettings, options, type ListSetting } from './options';
import type { SettingChoices } from './offerThemes';
import { normalizeSettings } from './parseSettings';
import type { ThemeSettings } from './settings';

/** The prefix of settings in a URL: `?look.color=hulu&look.scheme=dark`. */
const PARAM_PREFIX = 'look.';

/**
 * Whether a URL may contain a setting, which is the case only for settings with a list of values.
 */
const isInLinks = (key: string): boolean => Object.hasOwn(options, key);

/**
 * The untrusted values of the settings in a URL's search part, or `null` if it has none. The app
 * name is not included: anyone can create a link, and their text would appear as the brand on the
 * sign-in page (docs/product/appearance.md#appearance-settings).
 */
export function readAppearanceParams(search: string): object | null {
  const params: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const name = key.startsWith(PARAM_PREFIX) ? key.slice(PARAM_PREFIX.length) : '';
    if (isInLinks(name)) params[name] = value;
  }
  return Object.keys(params).length > 0 ? params : null;
}

/**
 * The settings in a URL's search part, or `null` if it has none. Missing and unknown values become
 * defaults.
 */
export function parseAppearanceParams(
  search: string,
  defaults?: Partial<ThemeSettings>,
  choices?: SettingChoices,
): ThemeSettings | null {
  const params = readAppearanceParams(search);
  return params && normalizeSettings(params, defaults, choices);
}

/** Removes the settings from a search part and leaves the rest unchanged. */
export const removeAppearanceParams = (search: string): string => {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith(PARAM_PREFIX));
  return remaining.length > 0 ? `?${remaining.join('&')}` : '';
};

/**
 * A URL with these settings, except the app name. It contains the theme and each value that differs
 * from the default.
 */
export function createAppearanceLink(address: string, settings: ThemeSettings): string {
  const url = new URL(address);
  const params = new URLSearchParams();
  for (const key of new Set(['color', ...Object.keys(options)] as ListSetting[])) {
    const value = settings[key];
    if (key === 'color' || value !== defaultSettings[key]) params.set(PARAM_PREFIX + key, value);
  }
  // Appended as text, so that the encoding of other parameters does not change.
  const others = removeAppearanceParams(url.search);
  url.search = `${others ? `${others}&` : '?'}${params.toString()}`;
  return url.href;
}
