import { isTimezone } from '@gschool/domain';

/**
 * The storage key of the time zone that the member chose (docs/product/events.md#time-zone). It
 * must not contain the word "cache", which clear-all removes.
 */
export const TIMEZONE_KEY = 'gschool.timezone';

let known: string | undefined;

/**
 * The machine's IANA time zone. A task reads it once, because that takes up to a millisecond, and a
 * list asks for each date. The next task reads it again, because people travel.
 */
export const systemTimezone = (): string => {
  if (known === undefined) {
    known = new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
    queueMicrotask(() => {
      known = undefined;
    });
  }
  return known;
};

/** The stored time zone, or else the machine's. Ignores an invalid value and blocked storage. */
export const readTimezone = (storage: () => Pick<Storage, 'getItem'>): string => {
  try {
    const stored = storage().getItem(TIMEZONE_KEY);
    if (stored !== null && isTimezone(stored)) return stored;
  } catch {
    // Reading local storage throws where cookies are blocked.
  }
  return systemTimezone();
};

/** Stores the member's time zone. Ignores an unknown time zone and blocked storage. */
export const writeTimezone = (storage: () => Pick<Storage, 'setItem'>, zone: string): void => {
  if (!isTimezone(zone)) return;
  try {
    storage().setItem(TIMEZONE_KEY, zone);
  } catch {
    // The profile stores the time zone, too.
  }
};

/** Removes the stored time zone when the member signs out. */
export const clearTimezone = (storage: () => Pick<Storage, 'removeItem'>): void => {
  try {
    storage().removeItem(TIMEZONE_KEY);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};
