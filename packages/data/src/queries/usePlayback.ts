import type { AppError, Playback } from '@gschool/domain';
import type { UseQueryResult } from '@tanstack/react-query';

import { getPlaybackLifetime, getRenewalDelay, withoutEnded } from './playbackRenewal';
import { queryKeys } from './queryKeys';
import { isFinalError } from './retry';
import { useMemberQuery } from './useMemberQuery';

/**
 * The media of a class; null while there is none. As long as a page uses signed URLs, they are
 * renewed before they expire, and they are never used after that
 * (docs/product/watching.md#signed-addresses). If the server refuses to renew them, the next
 * request waits until the member returns to the page.
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
