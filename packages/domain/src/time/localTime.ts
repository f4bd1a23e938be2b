import { readLocalTime } from '@gschool/intl';

/**
 * The instant, in epoch milliseconds, at which the clocks of a time zone show a local date and time
 * such as `2027-03-28T01:30` or `2027-03-28T01:30:15`. If the clocks skip a time, the time they
 * show instead counts (2:30 for 1:30); if a time is repeated, its first occurrence counts. An
 * unknown zone counts as UTC. NaN for an invalid date.
 */
export const fromLocalTime = (local: string, zone: string): number =>
  readLocalTime(local, zone)?.at ?? Number.NaN;
