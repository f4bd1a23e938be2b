import { SETTINGS_KEY } from '@gschool/themes/settings';
import { directionOf } from './languages';

/** Where the choice is kept: in local storage for this device, in session storage for what this tab shows. */
const LANGUAGE_KEY = 'gschool.language';

/** The storages of a browser; touching one throws where it is blocked. */
export interface Storages {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Answers null for whatever a storage refuses. */
const attempt = <T>(ask: () => T): T | null => {
  try {
    return ask();
  } catch {
    return null;
  }
};

/** `?lang=`, then what was chosen on this device, then English (decisions, "Settings of the look"). */
export function readLanguage(
  asked: string | null,
  { localStorage }: Storages,
  known: readonly string[],
): string {
  const isKnown = (language: string | null) => language !== null && known.includes(language);
  if (isKnown(asked)) return asked!;
  const kept = attempt(() => localStorage.getItem(LANGUAGE_KEY));
  return isKnown(kept) ? kept! : 'en';
}

/** Keeps a choice. Returns whether it will be found again. */
export const keepLanguage = (language: string, { localStorage }: Storages): boolean =>
  attempt(() => {
    localStorage.setItem(LANGUAGE_KEY, language);
    return true;
  }) ?? false;

/**
 * Marks what this tab shows. A tab whose language is another than before turns its stored
 * look to the new language's direction; after that the direction is the reader's again.
 */
export function turnTab(language: string, { sessionStorage }: Storages): void {
  attempt(() => {
    const before = sessionStorage.getItem(LANGUAGE_KEY) ?? 'en';
    if (before === language) return;
    sessionStorage.setItem(LANGUAGE_KEY, language);
    const look = sessionStorage.getItem(SETTINGS_KEY);
    if (look === null) return;
    const turned = { ...(JSON.parse(look) as object), direction: directionOf(language) };
    sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(turned));
  });
}
