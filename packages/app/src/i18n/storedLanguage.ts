import { SETTINGS_KEY } from '@gschool/themes/settings';

import { getDirection } from './languages';

/**
 * The storage key of the language. Local storage has the language of this device, session storage
 * that of this tab.
 */
const LANGUAGE_KEY = 'gschool.language';

/** The storages of a browser, its window. Reading one throws where it is blocked. */
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

/** The first language: `?lang=`, then the stored choice, then English. */
export function resolveLanguage(
  requested: string | null,
  storages: BrowserStorages,
  available: readonly string[],
): string {
  const isAvailable = (language: string | null) =>
    language !== null && available.includes(language);
  if (isAvailable(requested)) return requested!;
  const stored = tryStorage(() => storages.localStorage.getItem(LANGUAGE_KEY));
  return isAvailable(stored) ? stored! : 'en';
}

/** Stores a choice; returns false when that fails. */
export const storeLanguage = (language: string, storages: BrowserStorages): boolean =>
  tryStorage(() => {
    storages.localStorage.setItem(LANGUAGE_KEY, language);
    return true;
  }) ?? false;

/**
 * Stores the language of this tab. When the language has changed, the tab's stored direction
 * changes with it. The reader may still change the direction afterward.
 */
export function syncTabDirection(language: string, storages: BrowserStorages): void {
  tryStorage(() => {
    const { sessionStorage } = storages;
    const before = sessionStorage.getItem(LANGUAGE_KEY) ?? 'en';
    if (before === language) return;
    sessionStorage.setItem(LANGUAGE_KEY, language);
    const stored = sessionStorage.getItem(SETTINGS_KEY);
    if (stored === null) return;
    const appearance = { ...(JSON.parse(stored) as object), direction: getDirection(language) };
    sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(appearance));
  });
}
