import { toZone, type Instant } from './instant';

/**
 * The local time of an instant in a time zone, with its UTC offset: `2026-11-25T19:00:00+01:00`.
 * An unknown zone counts as UTC. Undefined for an invalid date.
 */
export const formatOffsetDateTime = (instant: Instant, zone: string): string | undefined =>
  toZone(instant, zone)?.format();
