const HOUR_MS = 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** The formatter of a zone's clock, because creating one takes up to a millisecond. Null for no zone. */
function getClock(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // The platform does not know the zone.
  }
  formats.set(zone, format);
  return format;
}

/**
 * How many milliseconds a time zone is ahead of UTC at an instant (`at` is in epoch milliseconds).
 * An unknown zone counts as UTC.
 */
export function getZoneOffset(at: number, zone: string): number {
  const clock = zone === '' ? null : getClock(zone);
  if (!clock) return 0;
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const get = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const local = Date.UTC(
    get('year'),
    get('month') - 1,
    get('day'),
    get('hour'),
    get('minute'),
    get('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/** What the clocks of a time zone show at an instant in epoch milliseconds: `2026-11-27T18:30:00`. */
export const formatLocalTime = (at: number, zone: string): string =>
  new Date(at + getZoneOffset(at, zone)).toISOString().slice(0, 19);

/** The instants of a local time, in epoch milliseconds. */
export interface LocalTime {
  /**
   * The instant at which the clocks show the time, the first one if they show it twice. If they skip
   * it, the instant counts at which they would show it without the change (3:30 for 2:30).
   */
  at: number;
  /** The second instant, if the clocks go back and show the time twice. */
  repeatedAt?: number;
  /** Whether the clocks go forward and never show the time. */
  isSkipped: boolean;
}

/**
 * The instants at which the clocks of a time zone show a local date and time such as
 * `2027-03-28T01:30` or `2027-03-28T01:30:15`. An unknown zone counts as UTC. Undefined for an
 * invalid date.
 */
export function readLocalTime(local: string, zone: string): LocalTime | undefined {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return undefined;
  // The offsets before and after the local time. They differ only around a clock change.
  const before = wall - getZoneOffset(wall - 26 * HOUR_MS, zone);
  const after = wall - getZoneOffset(wall + 26 * HOUR_MS, zone);
  const shows = (at: number): boolean => at + getZoneOffset(at, zone) === wall;
  if (shows(before) && shows(after) && before !== after) {
    return { at: before, repeatedAt: after, isSkipped: false };
  }
  if (shows(before)) return { at: before, isSkipped: false };
  return shows(after) ? { at: after, isSkipped: false } : { at: before, isSkipped: true };
}
