import { defaultSettings } from './options';
import { normalizeSettings } from './parseSettings';
import type { ThemeSettings } from './settings';

/** A look in an address: `?look.color=hulu&look.scheme=dark`. */
const PARAM_PREFIX = 'look.';

/**
 * The look that an address carries, or `null` where it carries none. What it does
 * not say is at its default; what it says and we do not offer is ignored.
 */
export function parseAppearanceParams(
  search: string,
  defaults?: Partial<ThemeSettings>,
): ThemeSettings | null {
  const params: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    if (key.startsWith(PARAM_PREFIX)) params[key.slice(PARAM_PREFIX.length)] = value;
  }
  return Object.keys(params).length > 0 ? normalizeSettings(params, defaults) : null;
}

/** The same search without a look, as other parts of the product wrote it. */
export const removeAppearanceParams = (search: string): string => {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith(PARAM_PREFIX));
  return remaining.length > 0 ? `?${remaining.join('&')}` : '';
};

/** An address that opens in this look: the theme, and what differs from the defaults. */
export function createAppearanceLink(address: string, settings: ThemeSettings): string {
  const url = new URL(address);
  const params = new URLSearchParams();
  for (const key of new Set(['color', ...Object.keys(settings)] as (keyof ThemeSettings)[])) {
    const value = settings[key];
    if (value !== null && (key === 'color' || value !== defaultSettings[key])) {
      params.set(PARAM_PREFIX + key, value);
    }
  }
  // Behind what is there already: its own way of writing stays as it is.
  const others = removeAppearanceParams(url.search);
  url.search = `${others ? `${others}&` : '?'}${params.toString()}`;
  return url.href;
}
