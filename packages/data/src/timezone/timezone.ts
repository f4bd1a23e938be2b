import { isTimezone } from '@gschool/domain';

/**
 * The key of the member's choice (docs/product/events.md#time-zone). It must not contain the word
 * "cache", which clear-all removes.
 */
export const TIMEZONE_KEY = 'gschool.timezone';

/** The machine's IANA time zone. */
export const systemTimezone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The stored time zone, else the machine's. Ignores an invalid value and blocked storage. */
export const readTimezone = (storage: () => Pick<Storage, 'getItem'>): string => {
  try {
    const stored = storage().getItem(TIMEZONE_KEY);
    if (stored !== null && isTimezone(stored)) return stored;
  } catch {
    // Reading local storage throws where cookies are blocked.
  }
  return systemTimezone();
};

/** Stores a choice; ignores an unknown time zone and blocked storage. */
export const writeTimezone = (storage: () => Pick<Storage, 'setItem'>, zone: string): void => {
  if (!isTimezone(zone)) return;
  try {
    storage().setItem(TIMEZONE_KEY, zone);
  } catch {
    // The profile stores the choice, too.
  }
};

/** Removes the choice when the member signs out. */
export const clearTimezone = (storage: () => Pick<Storage, 'removeItem'>): void => {
  try {
    storage().removeItem(TIMEZONE_KEY);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};
