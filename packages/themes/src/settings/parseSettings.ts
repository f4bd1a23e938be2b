import { defaultSettings, options, type ListSetting } from './options';
import type { SettingChoices } from './offerThemes';
import type { ThemeSettings } from './settings';

/** The key of the settings in session storage. */
export const SETTINGS_KEY = 'gschool.settings';

/** The maximum length of an app name, so that a stored one cannot break a header. */
const MAX_APP_NAME_LENGTH = 60;

/** Control characters, including those that change the text direction. */
const CONTROL_CHARACTERS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Stored text → settings. Never throws: each value that is missing or unknown falls back to its
 * default. `defaults` replaces some of the defaults, for example the direction.
 */
export const parseSettings = (
  text: string | null | undefined,
  defaults?: Partial<ThemeSettings>,
  choices?: SettingChoices,
): ThemeSettings => normalizeSettings(parseObject(text), defaults, choices);

/** Untrusted values → settings, by the same rule. */
export function normalizeSettings(
  input: object,
  defaults?: Partial<ThemeSettings>,
  choices: SettingChoices = options,
): ThemeSettings {
  const settings: Record<string, unknown> = { ...defaultSettings, ...defaults };
  // Own properties only: `__proto__` or `constructor` must not pass for a setting.
  const getOwn = (key: string): unknown =>
    Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined;
  for (const key of Object.keys(options) as ListSetting[]) {
    const value = getOwn(key);
    if ((choices[key] as readonly unknown[]).includes(value)) settings[key] = value;
  }
  const name = getOwn('appName');
  if (typeof name === 'string') {
    const readable = name.replace(CONTROL_CHARACTERS, '').slice(0, MAX_APP_NAME_LENGTH);
    if (readable.trim()) settings['appName'] = readable;
  }
  return settings as unknown as ThemeSettings;
}

/** Stored text → an object with untrusted values. */
export function parseObject(text: string | null | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value ? value : {};
  } catch {
    return {};
  }
}
