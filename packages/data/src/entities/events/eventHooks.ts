import {
  localize,
  localizeAll,
  type AppError,
  type EventAccess,
  type LiveEvent,
} from '@gschool/domain';
import {
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type Query,
  type QueryClient,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';

import { lifetimes } from '../../cache/lifetimes';
import type { EventPage, PublicEventRepository } from './eventRepository';
import type { Session } from '../../session/createSession';
import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getScheduleQuery, getUpcomingQuery } from './eventQueries';
import { eventKeys } from './events';
import { withFreshToken } from '../../queries/retry';
import { useLocalize } from '../../queries/useLocalize';

/** The number of past events on one page. */
const PAGE_SIZE = 12;

const getEventRepository = async (session: Session): Promise<PublicEventRepository> =>
  (await session.publicReads()).events();

/** Localizes the pages of past events. */
const localizePages = (
  { pages, pageParams }: InfiniteData<EventPage>,
  reader: string,
): InfiniteData<EventPage> => ({
  pages: pages.map((page) => ({ ...page, events: localizeAll(page.events, reader) })),
  pageParams,
});

/** Events that start at or after `from` (epoch milliseconds), soonest first; public. */
export const useUpcomingEvents = (
  from: number,
  limit = PAGE_SIZE,
): UseQueryResult<readonly LiveEvent[], AppError> => {
  const { session } = useServices();
  return useQuery({
    ...getUpcomingQuery(session, from, limit),
    select: useLocalize<readonly LiveEvent[]>(localizeAll),
  });
};

/** The running and upcoming events of the events page, soonest first; public. */
export const useSchedule = (now: number): UseQueryResult<readonly LiveEvent[], AppError> => {
  const { session } = useServices();
  return useQuery({
    ...getScheduleQuery(session, now),
    select: useLocalize<readonly LiveEvent[]>(localizeAll),
  });
};

/** Events that started before `before` (epoch milliseconds), newest first, in pages. */
export const usePastEvents = (
  before: number,
): UseInfiniteQueryResult<InfiniteData<EventPage>, AppError> => {
  const { session } = useServices();
  return useInfiniteQuery<EventPage, AppError, InfiniteData<EventPage>, readonly unknown[], string>(
    {
      queryKey: eventKeys.past,
      staleTime: lifetimes.unknown,
      initialPageParam: new Date(before).toISOString(),
      queryFn: async ({ pageParam }) =>
        (await getEventRepository(session)).past(pageParam, PAGE_SIZE),
      getNextPageParam: ({ next }) => next,
      select: useLocalize(localizePages),
    },
  );
};

/** Events that start between two ISO times, soonest first. */
export const useEventsBetween = (
  from: string,
  until: string,
): UseQueryResult<readonly LiveEvent[], AppError> => {
  const { session } = useServices();
  return useQuery<readonly LiveEvent[], AppError>({
    queryKey: eventKeys.between(from, until),
    staleTime: lifetimes.unknown,
    queryFn: async () => (await getEventRepository(session)).between(from, until),
    select: useLocalize<readonly LiveEvent[]>(localizeAll),
  });
};

/** The events of a cached list. */
const getListedEvents = ({ queryKey, state }: Query): readonly LiveEvent[] => {
  if (state.data === undefined) return [];
  if (queryKey[1] === 'past')
    return (state.data as InfiniteData<EventPage>).pages.flatMap(({ events }) => events);
  return queryKey[1] === 'upcoming' || queryKey[1] === 'between'
    ? (state.data as readonly LiveEvent[])
    : [];
};

/** An event of a cached list, and the time at which the list was read. */
const findListedEvent = (client: QueryClient, id: string) => {
  const lists = client.getQueryCache().findAll({ queryKey: ['everyone'] });
  for (const list of lists) {
    const event = getListedEvents(list).find((one) => one.id === id);
    if (event) return { event, dataUpdatedAt: list.state.dataUpdatedAt };
  }
  return undefined;
};

/**
 * One event. `notFound` for an unknown id. An event of a list that was shown before is shown right
 * away, so that its page opens without a network.
 */
export const useEvent = (id: string): UseQueryResult<LiveEvent, AppError> => {
  const { session } = useServices();
  const client = useQueryClient();
  return useQuery<LiveEvent, AppError>({
    queryKey: eventKeys.event(id),
    staleTime: lifetimes.unknown,
    initialData: () => findListedEvent(client, id)?.event,
    initialDataUpdatedAt: () => findListedEvent(client, id)?.dataUpdatedAt,
    queryFn: async () => (await getEventRepository(session)).event(id),
    select: useLocalize<LiveEvent>(localize),
  });
};

/**
 * The join URL and the replay of an event, for subscribers; read only while `isEnabled`. Stored in
 * memory only, since the URL works for anyone who has it.
 */
export const useEventAccess = (
  id: string,
  isEnabled: boolean,
): UseQueryResult<EventAccess, AppError> => {
  const { session } = useServices();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery<EventAccess, AppError>({
    queryKey: eventKeys.access(uid, id),
    enabled: isEnabled && uid !== '',
    staleTime: lifetimes.unknown,
    queryFn: () => withFreshToken(session, async (backend) => (await backend.events()).access(id)),
  });
};
