import { defaultSettings, options, type ListSetting } from './options';
import type { ThemeSettings } from './settings';

/** The key of the settings in session storage. */
export const SETTINGS_KEY = 'gschool.settings';

/** The maximum length of an app name, so that a stored one cannot break a header. */
const MAX_APP_NAME_LENGTH = 60;

/** Control characters, including those that change the text direction. */
const CONTROL_CHARACTERS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Stored text → settings. Never throws: each value that is missing or unknown falls back to its
 * default. `defaults` replaces some of the defaults, for example the direction. `themes` are the
 * names of the themes that may be chosen.
 */
export const parseSettings = (
  text: string | null | undefined,
  defaults?: Partial<ThemeSettings>,
  themes?: readonly string[],
): ThemeSettings => normalizeSettings(parseObject(text), defaults, themes);

/** Untrusted values → settings, by the same rule. */
export function normalizeSettings(
  input: object,
  defaults?: Partial<ThemeSettings>,
  themes: readonly string[] = options.color,
): ThemeSettings {
  const settings: Record<string, unknown> = { ...defaultSettings, ...defaults };
  // Own properties only: `__proto__` or `constructor` must not pass for a setting.
  const getOwn = (key: string): unknown =>
    Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined;
  for (const key of Object.keys(options) as ListSetting[]) {
    const value = getOwn(key);
    const choices: readonly unknown[] = key === 'color' ? themes : options[key];
    if (choices.includes(value)) settings[key] = value;
  }
  const name = getOwn('appName');
  if (typeof name === 'string') {
    const readable = name.replace(CONTROL_CHARACTERS, '').slice(0, MAX_APP_NAME_LENGTH);
    if (readable.trim()) settings['appName'] = readable;
  }
  return settings as unknown as ThemeSettings;
}

function parseObject(text: string | null | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value ? value : {};
  } catch {
    return {};
  }
}
