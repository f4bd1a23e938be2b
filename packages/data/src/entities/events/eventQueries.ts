import { EVENT_LOOKBACK_MS, type AppError, type LiveEvent } from '@gschool/domain';
import { queryOptions } from '@tanstack/react-query';

import { lifetimes } from '../../cache/lifetimes';
import type { Session } from '../../session/createSession';
import { eventKeys } from './events';

/**
 * How many upcoming events the events page reads. This is more than a school plans; the month view
 * shows the rest.
 */
const MAX_EVENTS = 100;

/** Events that start at or after `from` (epoch milliseconds), soonest first; public. */
export const getUpcomingQuery = (
  session: Pick<Session, 'publicReads'>,
  from: number,
  limit: number,
) =>
  queryOptions<readonly LiveEvent[], AppError>({
    queryKey: eventKeys.upcoming(limit),
    staleTime: lifetimes.unknown,
    queryFn: async () => {
      const events = await (await session.publicReads()).events();
      return events.upcoming(new Date(from).toISOString(), limit);
    },
  });

/** The running and upcoming events of the events page at `now` (epoch milliseconds). */
export const getScheduleQuery = (session: Pick<Session, 'publicReads'>, now: number) =>
  getUpcomingQuery(session, now - EVENT_LOOKBACK_MS, MAX_EVENTS);
