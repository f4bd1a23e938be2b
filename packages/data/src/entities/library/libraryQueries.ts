import type { AppError, Playlist } from '@gschool/domain';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';

import { lifetimes } from '../../cache/lifetimes';
import type { HistoryCursor, HistoryPage } from './libraryEditor';
import type { Session } from '../../session/createSession';
import { libraryKeys } from './library';
import { withFreshToken } from '../../queries/retry';

/** Pages of the member's history, newest first. */
export const getHistoryQuery = (session: Pick<Session, 'backend' | 'renew'>, uid: string) =>
  infiniteQueryOptions<
    HistoryPage,
    AppError,
    InfiniteData<HistoryPage>,
    QueryKey,
    HistoryCursor | null
  >({
    queryKey: libraryKeys.history(uid),
    staleTime: lifetimes.history,
    initialPageParam: null,
    queryFn: ({ pageParam }) =>
      withFreshToken(session, async (backend) =>
        (await backend.libraryEditor()).history(uid, pageParam),
      ),
    getNextPageParam: ({ next }) => next,
  });

/** The member's playlists, oldest first. */
export const getPlaylistsQuery = (session: Pick<Session, 'backend' | 'renew'>, uid: string) =>
  queryOptions<readonly Playlist[], AppError>({
    queryKey: libraryKeys.playlists(uid),
    staleTime: lifetimes.playlists,
    queryFn: () =>
      withFreshToken(session, async (backend) => (await backend.libraryEditor()).playlists(uid)),
  });
