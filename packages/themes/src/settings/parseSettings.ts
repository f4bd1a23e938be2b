import { defaultSettings, options, type ListSetting } from './options';
import type { SettingChoices } from './offerThemes';
import type { ThemeSettings } from './settings';

/** The key of the settings in session storage. */
export const SETTINGS_KEY = 'gschool.settings';

/** The maximum length of an app name, so that a stored name cannot break a header. */
const MAX_APP_NAME_LENGTH = 60;

/** Control characters, including those that change the text direction. */
const CONTROL_CHARACTERS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Parses stored text to settings. Never throws: a missing or unknown value becomes its default.
 * `defaults` replaces some of the defaults, for example the direction.
 */
export const parseSettings = (
  text: string | null | undefined,
  defaults?: Partial<ThemeSettings>,
  choices?: SettingChoices,
): ThemeSettings => normalizeSettings(parseObject(text), defaults, choices);

/** Converts untrusted values to settings in the same way. */
export function normalizeSettings(
  input: object,
  defaults?: Partial<ThemeSettings>,
  choices: SettingChoices = options,
): ThemeSettings {
  const settings: Record<string, unknown> = { ...defaultSettings, ...defaults };
  // Only own properties count: `__proto__` or `constructor` must not be treated as a setting.
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

/** Parses stored text to an object with untrusted values. */
export function parseObject(text: string | null | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value ? value : {};
  } catch {
    return {};
  }
}
