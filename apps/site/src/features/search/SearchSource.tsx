import { useSession, type SignedInState } from '@gschool/data';
import { useCatalogue, usePastEvents, useUpcomingEvents } from '@gschool/data/queries';
import type { AppError, Catalogue, LiveEvent } from '@gschool/domain';
import { useMemo, useState, type ReactNode } from 'react';

/** What may be searched by whoever is here, as far as it has arrived. */
export interface SearchSource {
  member: SignedInState;
  /** Null without a subscription, and until it is here. */
  catalogue: Catalogue | null;
  events: readonly LiveEvent[];
  /** The instant of this visit, in epoch milliseconds: it decides which events are over. */
  now: number;
  /** Something is still on its way. */
  isPending: boolean;
  /** Why something is missing. */
  failure: { of: 'classes' | 'events'; error: AppError } | null;
  retry: () => void;
}

type EventsSource = Pick<SearchSource, 'events' | 'now' | 'isPending' | 'failure' | 'retry'>;

function useEvents(): EventsSource {
  // One instant a visit: the answers are kept for a while anyway.
  const [now] = useState(() => Date.now());
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
    isPending: upcoming.isPending || past.isPending,
    failure: error ? { of: 'events', error } : null,
    retry: () => void Promise.all([upcoming.refetch(), past.refetch()]),
  };
}

interface SourceProps {
  member: SignedInState;
  children: (source: SearchSource) => ReactNode;
}

function WithCatalogue({ member, children }: SourceProps) {
  const events = useEvents();
  const { data, error, isPending, refetch } = useCatalogue();
  return children({
    member,
    catalogue: data ?? null,
    events: events.events,
    now: events.now,
    isPending: isPending || events.isPending,
    failure: !data && error ? { of: 'classes', error } : events.failure,
    retry: () => {
      void refetch();
      events.retry();
    },
  });
}

function WithoutCatalogue({ member, children }: SourceProps) {
  return children({ member, catalogue: null, ...useEvents() });
}

/**
 * Hands over what may be searched. Without a subscription the index of the classes is not
 * even asked for (decisions, "Pages and menus"). Renders nothing for a visitor.
 */
export function SearchSourceOf({ children }: Pick<SourceProps, 'children'>) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const Source = session.isSubscribed ? WithCatalogue : WithoutCatalogue;
  return <Source member={session}>{children}</Source>;
}
