import '../../i18n/en/acts.messages.json';

import type { AdminErrorCode, PlannedRelease } from '@gschool/admin/contract';

import type { Translate } from '../../i18n/useT';
import { listFailedPlans } from '../../shared/content/failedPlans';
import { describeActError } from '../../shared/acts/errorMessages';

/**
 * The planned releases that failed in the last days, and then those that wait, the next one first.
 * `now` is in epoch milliseconds.
 */
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
