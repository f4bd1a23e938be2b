import { memoize } from '../memoize';

/** Whether the platform supports a time zone. */
export const isTimezone = memoize((zone: string): boolean => {
  if (zone === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
});

/** An IANA time zone that the platform supports: `zone`, or else UTC. */
export const toKnownZone = (zone: string): string => (isTimezone(zone) ? zone : 'UTC');
