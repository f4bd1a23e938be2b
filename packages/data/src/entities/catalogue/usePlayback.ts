import type { AppError, Playback } from '@gschool/domain';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useServices } from '../../services/ServicesProvider';
import { getUid } from '../../session/onMemberChange';
import { getPlaybackLifetime, withoutEnded } from './playbackRenewal';
import { catalogueKeys } from './catalogue';
import { getPlaybackQuery } from './playbackQuery';
import { isFinalError } from '../../queries/retry';
import { useMemberQuery } from '../../queries/useMemberQuery';

/**
 * The media of a class; null while there is none. A page that opens after signed URLs have expired
 * waits for new ones (docs/product/watching.md#signed-addresses). A page that uses them renews them
 * with `useRenewPlayback`.
 */
export const usePlayback = (id: string): UseQueryResult<Playback | null | undefined, AppError> =>
  useMemberQuery<Playback | null | undefined>({
    key: (uid) => catalogueKeys.playback(uid, id),
    staleTime: ({ state }) => getPlaybackLifetime(state.data, state.dataUpdatedAt),
    read: (backend) => backend.catalogue.playback(id),
    select: withoutEnded,
  });

/**
 * Returns a function that reads the media of a class again. It resolves to null if access has ended
 * or there is no media, and rejects with `AppError` if the service does not answer.
 */
export const useRenewPlayback = (id: string): (() => Promise<Playback | null>) => {
  const { session } = useServices();
  const client = useQueryClient();
  return useCallback(async () => {
    const uid = getUid(session);
    if (uid === null) return null;
    try {
      return await client.fetchQuery({ ...getPlaybackQuery({ session }, uid, id), staleTime: 0 });
    } catch (error) {
      if (isFinalError(error)) return null;
      throw error;
    }
  }, [client, session, id]);
};
