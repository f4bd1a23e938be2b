const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The first Monday of a month at a given hour, in UTC. */
const getFirstMonday = (year: number, month: number, hour: number): number => {
  const first = Date.UTC(year, month, 1);
  const untilMonday = (8 - new Date(first).getUTCDay()) % 7;
  return first + untilMonday * DAY_MS + hour * HOUR_MS;
};

/**
 * The next first Monday of a month at `hour` o'clock UTC, in epoch milliseconds. If `now` is
 * exactly that time, returns the one of the next month.
 */
export const getNextFirstMonday = (now: number, hour: number): number => {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const here = getFirstMonday(year, month, hour);
  return here > now ? here : getFirstMonday(year, month + 1, hour);
};
