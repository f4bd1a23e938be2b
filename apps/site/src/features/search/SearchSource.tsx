import { useCanOpen } from '@gschool/app/session';
import { useSession, type SignedInState, useVisitTime } from '@gschool/data';
import { useCatalogue, usePastEvents, useUpcomingEvents } from '@gschool/data/queries';
import type { AppError, Catalogue, LiveEvent } from '@gschool/domain';
import { useMemo, type ReactNode } from 'react';

import { useIsOffline } from '../../shared/useIsOffline';

/** The data that the member may search, as far as it is loaded. */
export interface SearchSource {
  member: SignedInState;
  /** Whether classes, series and instructors are searched too. */
  canOpenVideos: boolean;
  /** Null without access to the videos, and while it loads. */
  catalogue: Catalogue | null;
  events: readonly LiveEvent[];
  /** The time of the visit in epoch milliseconds: it decides which events are over. */
  now: number;
  /** Some of the data is still loading. */
  isPending: boolean;
  /** The data that could not be loaded, and why. */
  failure: { part: 'classes' | 'events'; error: AppError } | null;
  retry: () => void;
}

type EventsSource = Pick<SearchSource, 'events' | 'now' | 'isPending' | 'failure' | 'retry'>;

function useEventsSource(): EventsSource {
  // Fixed for the visit, so that the query keys do not change.
  const now = useVisitTime();
  const isOffline = useIsOffline();
  const upcoming = useUpcomingEvents(now);
  const past = usePastEvents(now);
  const events = useMemo(
    () => [...(upcoming.data ?? []), ...(past.data?.pages.flatMap((page) => page.events) ?? [])],
    [upcoming.data, past.data],
  );
  const error = upcoming.data ? null : upcoming.error;
  return {
    events,
    now,
    // While offline, data that is not cached cannot be loaded.
    isPending: !isOffline && (upcoming.isPending || past.isPending),
    failure: error ? { part: 'events', error } : null,
    retry: () => void Promise.all([upcoming.refetch(), past.refetch()]),
  };
}

interface SourceProps {
  member: SignedInState;
  children: (source: SearchSource) => ReactNode;
}

function WithCatalogue({ member, children }: SourceProps) {
  const events = useEventsSource();
  const { data, error, isPending, refetch } = useCatalogue();
  return children({
    member,
    canOpenVideos: true,
    catalogue: data ?? null,
    events: events.events,
    now: events.now,
    isPending: isPending || events.isPending,
    failure: !data && error ? { part: 'classes', error } : events.failure,
    retry: () => {
      void refetch();
      events.retry();
    },
  });
}

function WithoutCatalogue({ member, children }: SourceProps) {
  return children({ member, canOpenVideos: false, catalogue: null, ...useEventsSource() });
}

/**
 * Passes the searchable data to its children. The catalog is not requested without access to the
 * videos (docs/product/search.md#site-search). Renders nothing for a visitor.
 */
export function SearchSourceLoader({ children }: Pick<SourceProps, 'children'>) {
  const session = useSession();
  const canOpenVideos = useCanOpen('videos');
  if (session.status !== 'signedIn') return null;
  const Source = canOpenVideos ? WithCatalogue : WithoutCatalogue;
  return <Source member={session}>{children}</Source>;
}
