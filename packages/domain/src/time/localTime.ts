import { getZoneOffset } from './instant';

const HOUR_MS = 3_600_000;

/**
 * The instant, in epoch milliseconds, at which the clocks of a time zone show a local date and time
 * such as `2027-03-28T01:30` or `2027-03-28T01:30:15`. If the clocks skip a time, the time they
 * show instead counts (2:30 for 1:30); if a time is repeated, its first occurrence counts. An
 * unknown zone counts as UTC. NaN for an invalid date.
 */
export const fromLocalTime = (local: string, zone: string): number => {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return Number.NaN;
  // The offsets before and after the local time. They differ only around a clock change.
  const before = wall - getZoneOffset(wall - 26 * HOUR_MS, zone);
  const after = wall - getZoneOffset(wall + 26 * HOUR_MS, zone);
  const shows = (at: number): boolean => at + getZoneOffset(at, zone) === wall;
  return shows(before) || !shows(after) ? before : after;
};
