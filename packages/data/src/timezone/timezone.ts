import { isTimezone } from '@gschool/domain';

/** Where the member's choice lies (spec, section 9). Without the word that clear-all looks for. */
export const TIMEZONE_KEY = 'gschool.timezone';

/** The zone of the machine, an IANA name. */
export const systemTimezone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The stored zone, else the machine's. A forbidden storage or a broken value is no choice. */
export const readTimezone = (storage: () => Pick<Storage, 'getItem'>): string => {
  try {
    const stored = storage().getItem(TIMEZONE_KEY);
    if (stored !== null && isTimezone(stored)) return stored;
  } catch {
    // Reading local storage throws where cookies are refused.
  }
  return systemTimezone();
};

/** Stores a choice; an unknown zone and a refusing storage are ignored. */
export const writeTimezone = (storage: () => Pick<Storage, 'setItem'>, zone: string): void => {
  if (!isTimezone(zone)) return;
  try {
    storage().setItem(TIMEZONE_KEY, zone);
  } catch {
    // The profile keeps the choice too.
  }
};

/** Forgets the choice, when its member leaves. */
export const clearTimezone = (storage: () => Pick<Storage, 'removeItem'>): void => {
  try {
    storage().removeItem(TIMEZONE_KEY);
  } catch {
    // Nothing was stored where storing is refused.
  }
};
