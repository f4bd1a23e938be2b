import { EVENT_LOOKBACK_MS, type AppError, type LiveEvent, type Playlist } from '@gschool/domain';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';

import { lifetimes } from '../cache/lifetimes';
import type { HistoryCursor, HistoryPage } from '../entities/library/libraryEditor';
import type { Session } from '../session/createSession';
import { queryKeys } from './queryKeys';
import { withFreshToken } from './retry';

/**
 * How many upcoming events the events page reads. This is more than a school plans; the month view
 * shows the rest.
 */
const MAX_EVENTS = 100;

type QuerySession = Pick<Session, 'backend' | 'renew'>;

/** Pages of the member's history, newest first. */
export const getHistoryQuery = (session: QuerySession, uid: string) =>
  infiniteQueryOptions<
    HistoryPage,
    AppError,
    InfiniteData<HistoryPage>,
    QueryKey,
    HistoryCursor | null
  >({
    queryKey: queryKeys.history(uid),
    staleTime: lifetimes.history,
    initialPageParam: null,
    queryFn: ({ pageParam }) =>
      withFreshToken(session, async (backend) =>
        (await backend.libraryEditor()).history(uid, pageParam),
      ),
    getNextPageParam: ({ next }) => next,
  });

/** The member's playlists, oldest first. */
export const getPlaylistsQuery = (session: QuerySession, uid: string) =>
  queryOptions<readonly Playlist[], AppError>({
    queryKey: queryKeys.playlists(uid),
    staleTime: lifetimes.playlists,
    queryFn: () =>
      withFreshToken(session, async (backend) => (await backend.libraryEditor()).playlists(uid)),
  });

/** Events that start at or after `from` (epoch milliseconds), soonest first; public. */
export const getUpcomingQuery = (session: QuerySession, from: number, limit: number) =>
  queryOptions<readonly LiveEvent[], AppError>({
    queryKey: queryKeys.upcoming(limit),
    staleTime: lifetimes.unknown,
    queryFn: async () => {
      const events = await (await session.backend()).events();
      return events.upcoming(new Date(from).toISOString(), limit);
    },
  });

/** The running and upcoming events of the events page at `now` (epoch milliseconds). */
export const getScheduleQuery = (session: QuerySession, now: number) =>
  getUpcomingQuery(session, now - EVENT_LOOKBACK_MS, MAX_EVENTS);
