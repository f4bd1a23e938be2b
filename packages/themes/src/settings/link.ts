import { defaultSettings } from './options';
import { validSettings } from './parse';
import type { ThemeSettings } from './settings';

/** A look in an address: `?look.color=hulu&look.scheme=dark`. */
const prefix = 'look.';

/**
 * The look that an address carries, or `null` where it carries none. What it does
 * not say is at its default; what it says and we do not offer is ignored.
 */
export function readLook(search: string, defaults?: Partial<ThemeSettings>): ThemeSettings | null {
  const said: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    if (key.startsWith(prefix)) said[key.slice(prefix.length)] = value;
  }
  return Object.keys(said).length > 0 ? validSettings(said, defaults) : null;
}

/** The same search without a look, as other parts of the product wrote it. */
export const withoutLook = (search: string): string => {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith(prefix));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};

/** An address that opens in this look: the theme, and what differs from the defaults. */
export function lookLink(address: string, settings: ThemeSettings): string {
  const url = new URL(address);
  const look = new URLSearchParams();
  for (const key of new Set(['color', ...Object.keys(settings)] as (keyof ThemeSettings)[])) {
    const value = settings[key];
    if (value !== null && (key === 'color' || value !== defaultSettings[key])) {
      look.set(prefix + key, value);
    }
  }
  // Behind what is there already: its own way of writing stays as it is.
  const others = withoutLook(url.search);
  url.search = `${others ? `${others}&` : '?'}${look.toString()}`;
  return url.href;
}
