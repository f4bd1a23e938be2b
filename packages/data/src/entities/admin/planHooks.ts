import type { CataloguePlan, Draft } from '@gschool/admin/contract';
import type { AppError } from '@gschool/domain';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import { adminKeys } from './admin';
import { ask, useAdmin } from './askAdmin';

/** Someone may have published in the meantime, so that the plan is made again at each visit. */
const STALE_MS = 15_000;

/** The largest number of drafts that a request names; more are all drafts. */
export const MAX_NAMED_DRAFTS = 500;

/** The drafts of a request: their ids, or `all` if there are too many to name and all are chosen. */
export const toDraftArguments = (
  chosen: readonly Draft[],
  isEveryDraft: boolean,
): 'all' | readonly string[] =>
  isEveryDraft && chosen.length > MAX_NAMED_DRAFTS ? 'all' : chosen.map(({ id }) => id);

/**
 * What publishing drafts would change. A draft with another version has another plan; until it is
 * there, the last plan stays. Asks nothing without drafts. `conflict` if a draft no longer exists.
 *
 * @param isAsked false for the plan only if it is known already
 */
export const useReleasePlan = (
  chosen: readonly Draft[],
  isEveryDraft: boolean,
  isAsked = true,
): UseQueryResult<CataloguePlan, AppError> => {
  const { session, uid } = useAdmin();
  return useQuery<CataloguePlan, AppError>({
    queryKey: adminKeys.plan(
      uid,
      chosen.map(({ id, version }) => `${id} ${version}`),
    ),
    enabled: isAsked && uid !== '' && chosen.length > 0,
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: () =>
      ask(session, 'catalogue.plan', {
        drafts: toDraftArguments(chosen, isEveryDraft) as 'all' | string[],
      }),
  });
};

/** What restoring a release would change. Asks nothing for null. */
export const useRestorePlan = (release: string | null): UseQueryResult<CataloguePlan, AppError> => {
  const { session, uid } = useAdmin();
  return useQuery<CataloguePlan, AppError>({
    queryKey: adminKeys.restorePlan(uid, release ?? ''),
    enabled: uid !== '' && release !== null,
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
    queryFn: () => ask(session, 'catalogue.planRestore', { release: release ?? '' }),
  });
};
