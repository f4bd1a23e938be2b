import type { QueryServices } from './adminQueryServices';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;

/** The services that counting members needs. */
export type StatisticsServices = Pick<QueryServices, 'memberships' | 'statistics'>;

/** The day of a time in UTC, such as `2026-11-27`. `time` is in epoch milliseconds. */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first of the days that are stored. `now` is in epoch milliseconds. */
export const getFirstDay = (now: number): string => toDay(now - (SHOWN_DAYS - 1) * DAY_MS);

/**
 * Counts the members with access now, and stores the number for the day in UTC
 * (docs/product/acts.md#active-members). The last count of a day stays. Firestore bills one read for
 * each 1,000 memberships.
 *
 * @param now epoch milliseconds
 */
export const countActiveMembers = async (
  { memberships, statistics }: StatisticsServices,
  now: number,
): Promise<number> => {
  const count = await memberships.countOpen(now);
  await statistics.writeActiveMembers(toDay(now), count, getFirstDay(now));
  return count;
};
