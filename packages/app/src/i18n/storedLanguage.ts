import { SETTINGS_KEY } from '@gschool/themes/settings';

import { getDirection } from './languages';

/** Key of the choice: in local storage for this device, in session storage for what this tab shows. */
const LANGUAGE_KEY = 'gschool.language';

/** The storages of a browser; reading one throws where storage is blocked. */
export interface BrowserStorages {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Returns null where the storage throws. */
const tryStorage = <T>(access: () => T): T | null => {
  try {
    return access();
  } catch {
    return null;
  }
};

/** The language to start with: `?lang=`, then what was chosen on this device, then English. */
export function resolveLanguage(
  requested: string | null,
  { localStorage }: BrowserStorages,
  available: readonly string[],
): string {
  const isAvailable = (language: string | null) =>
    language !== null && available.includes(language);
  if (isAvailable(requested)) return requested!;
  const stored = tryStorage(() => localStorage.getItem(LANGUAGE_KEY));
  return isAvailable(stored) ? stored! : 'en';
}

/** Stores a choice. Returns whether the storage took it. */
export const storeLanguage = (language: string, { localStorage }: BrowserStorages): boolean =>
  tryStorage(() => {
    localStorage.setItem(LANGUAGE_KEY, language);
    return true;
  }) ?? false;

/**
 * Records the language that this tab shows. Where it differs from the one before, the direction in the
 * tab's stored appearance is set to that of the language; from then on the reader may change it.
 */
export function syncTabDirection(language: string, { sessionStorage }: BrowserStorages): void {
  tryStorage(() => {
    const before = sessionStorage.getItem(LANGUAGE_KEY) ?? 'en';
    if (before === language) return;
    sessionStorage.setItem(LANGUAGE_KEY, language);
    const stored = sessionStorage.getItem(SETTINGS_KEY);
    if (stored === null) return;
    const appearance = { ...(JSON.parse(stored) as object), direction: getDirection(language) };
    sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(appearance));
  });
}
