const HOUR_MS = 3_600_000;

/**
 * True when `now` is after one hour before the start (spec, section 9). Strict:
 * exactly one hour before is still closed; there is no upper end. Epoch
 * milliseconds and an ISO instant; a broken date keeps the doors closed.
 */
export const isJoinOpen = (now: number, startsAt: string): boolean =>
  now > Date.parse(startsAt) - HOUR_MS;
