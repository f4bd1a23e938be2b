const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The first Monday of a month at an hour, both in UTC. */
const firstMondayOf = (year: number, month: number, hour: number): number => {
  const first = Date.UTC(year, month, 1);
  const untilMonday = (8 - new Date(first).getUTCDay()) % 7;
  return first + untilMonday * DAY + hour * HOUR;
};

/**
 * The next first Monday of a month at `hour` o'clock UTC that is still to come, in epoch
 * milliseconds; exactly then, it is the one of the month after.
 */
export const nextFirstMonday = (now: number, hour: number): number => {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const here = firstMondayOf(year, month, hour);
  return here > now ? here : firstMondayOf(year, month + 1, hour);
};
