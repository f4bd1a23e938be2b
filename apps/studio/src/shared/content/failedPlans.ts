import type { PlannedRelease } from '@gschool/admin/contract';

import { DAY_MS } from '../localDays';

/** For how long a failure is shown. */
const FAILED_MS = 14 * DAY_MS;

/** The planned releases that failed in the last 14 days. `now` is in epoch milliseconds. */
export const listFailedPlans = (
  releases: readonly PlannedRelease[],
  now: number,
): readonly PlannedRelease[] =>
  releases.filter(
    ({ state, publishAt }) => state === 'failed' && now - Date.parse(publishAt) < FAILED_MS,
  );
