import type { AppError, Playback } from '@gschool/domain';
import type { UseQueryResult } from '@tanstack/react-query';

import { getPlaybackLifetime, getRenewalDelay, withoutEnded } from './playbackRenewal';
import { queryKeys } from './queryKeys';
import { isFinalError } from './retry';
import { useMemberQuery } from './useMemberQuery';

/**
 * The media of a class; null while there is none. Signed addresses are renewed before their end as
 * long as a page uses them, and never used after it (docs/product/watching.md#signed-addresses).
 * After a refusal, they are not asked for again until the member returns to the page.
 */
export const usePlayback = (id: string): UseQueryResult<Playback | null | undefined, AppError> =>
  useMemberQuery<Playback | null | undefined>({
    key: (uid) => queryKeys.playback(uid, id),
    staleTime: ({ state }) => getPlaybackLifetime(state.data, state.dataUpdatedAt),
    refetchInterval: ({ state }) =>
      isFinalError(state.error) ? false : getRenewalDelay(state.data, Date.now()),
    refetchOnWindowFocus: ({ state }) => (isFinalError(state.error) ? 'always' : false),
    read: (backend) => backend.catalogue.playback(id),
    select: withoutEnded,
  });
