import '../../i18n/en/acts.messages.json';

import type { AdminErrorCode, PlannedRelease } from '@gschool/admin/contract';

import type { Translate } from '../../i18n/useT';
import { describeActError } from '../../shared/acts/errorMessages';

/** For how long a failure is shown. */
const FAILED_DAYS_MS = 14 * 86_400_000;

/** The planned releases that failed in the last 14 days. `now` is in epoch milliseconds. */
export const listFailedPlans = (
  releases: readonly PlannedRelease[],
  now: number,
): readonly PlannedRelease[] =>
  releases.filter(
    ({ state, publishAt }) => state === 'failed' && now - Date.parse(publishAt) < FAILED_DAYS_MS,
  );

/** Those that wait, the next one first, after those that failed. */
export const listShownPlans = (
  releases: readonly PlannedRelease[],
  now: number,
): readonly PlannedRelease[] => [
  ...listFailedPlans(releases, now),
  ...releases
    .filter(({ state }) => state === 'waiting')
    .toSorted((a, b) => (a.publishAt < b.publishAt ? -1 : 1)),
];

/** Why a planned release failed. The document has the code of the refusal. */
export const describeFailure = (error: string | null, t: Translate): string =>
  describeActError({ code: (error ?? 'unavailable') as AdminErrorCode }, t);
