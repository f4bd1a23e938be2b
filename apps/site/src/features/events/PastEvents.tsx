import type { Clock } from '@gschool/data';
import { usePastEvents } from '@gschool/data/queries';
import { getPastEvents, type LiveEvent, type ZoneAndLocale } from '@gschool/domain';
import { Button, CardGrid, EmptyState, LoadMore, Picture, Stack } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { LazyStaleNotice } from '../../shared/stale/LazyStaleNotice';
import { getEventsHref } from './eventsParams';
import { EventsError } from './EventsError';
import { EventsSkeleton } from './EventsSkeleton';
import { EventTile } from './EventTile';
import { useNow } from './useNow';

/** Past events in pages, newest first. Events with a replay are marked. */
export function PastEvents({ reader, clock }: { reader: ZoneAndLocale; clock: Clock }) {
  const t = useT();
  const query = usePastEvents(clock.now());
  const found = useMemo<readonly LiveEvent[]>(
    () => query.data?.pages.flatMap((page) => page.events) ?? [],
    [query.data],
  );
  const now = useNow(clock, found);
  const events = useMemo(() => getPastEvents(found, now), [found, now]);

  if (query.isPending) return <EventsSkeleton />;
  if (!query.data) return <EventsError error={query.error} onRetry={() => void query.refetch()} />;
  if (events.length === 0 && !query.hasNextPage) {
    return (
      <EmptyState
        title={t('events.noPastTitle')}
        picture={<Picture picture="art:event/fold/5" alt="" ratio="16/9" />}
        action={<Button href={getEventsHref({})}>{t('events.seeUpcoming')}</Button>}
      >
        {t('events.noPast')}
      </EmptyState>
    );
  }
  return (
    <Stack space="8">
      <LazyStaleNotice queries={[query]} placement="inline" />
      <CardGrid itemSize="wide" label={t('events.past')}>
        {events.map((event) => (
          <EventTile
            key={event.id}
            event={event}
            reader={reader}
            clock={clock}
            now={now}
            headingLevel={2}
          />
        ))}
      </CardGrid>
      <LoadMore
        href={query.hasNextPage ? getEventsHref({ view: 'past' }) : undefined}
        onLoadMore={() => void query.fetchNextPage()}
        isLoading={query.isFetchingNextPage}
        label={t('events.older')}
        status={
          query.isFetchNextPageError
            ? t('events.olderFailed')
            : t('events.shown', { count: events.length })
        }
      />
    </Stack>
  );
}
