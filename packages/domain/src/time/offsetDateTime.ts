import { getZoneOffset } from '@gschool/intl';

import { toZone } from './instant';
import { toMillis, type Instant } from './toMillis';
import { isTimezone } from './zone';

const MINUTE_MS = 60_000;

/** Formats an offset in milliseconds: `+05:45`. */
const formatOffset = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
};

/**
 * The local time of an instant in a time zone, with its UTC offset: `2026-11-25T19:00:00+01:00`.
 * UTC is written as `Z`. An unknown zone counts as UTC. Undefined for an invalid date.
 */
export const formatOffsetDateTime = (instant: Instant, zone: string): string | undefined => {
  const at = toMillis(instant);
  if (at === null) return undefined;
  const isUtc = zone === 'UTC' || !isTimezone(zone);
  const offset = isUtc ? 'Z' : formatOffset(getZoneOffset(at, zone));
  return toZone(at, zone)?.format(`YYYY-MM-DDTHH:mm:ss[${offset}]`);
};
