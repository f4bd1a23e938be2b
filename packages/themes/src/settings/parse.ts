import { defaultSettings, options, type Choice } from './options';
import type { ThemeSettings } from './settings';

/** The key of the look in session storage. */
export const SETTINGS_KEY = 'gschool.settings';

/** App names are cut here, so that a stored one cannot break a header. */
const longestName = 60;

/**
 * Stored text → settings. Never throws: a value that is missing, old or not one
 * of ours falls back to its default, each on its own.
 */
export function parseSettings(text: string | null | undefined): ThemeSettings {
  const settings: Record<string, unknown> = { ...defaultSettings };
  const stored = readObject(text);
  for (const key of Object.keys(options) as Choice[]) {
    // Own properties only: `__proto__` or `constructor` must not pass for a setting.
    const value = Object.hasOwn(stored, key) ? stored[key] : undefined;
    if ((options[key] as readonly unknown[]).includes(value)) settings[key] = value;
  }
  const name = Object.hasOwn(stored, 'appName') ? stored['appName'] : null;
  if (typeof name === 'string' && name.trim()) {
    settings['appName'] = name.slice(0, longestName);
  }
  return settings as unknown as ThemeSettings;
}

function readObject(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
