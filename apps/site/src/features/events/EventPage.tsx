import { useBreadcrumb } from '@gschool/app';
import { useLanguage } from '@gschool/app/i18n';
import { getPageContent, useDocumentTitle, useIndexing } from '@gschool/app/routes';
import { isAppError, useServerClock, useSession } from '@gschool/data';
import { useEvent } from '@gschool/data/queries';
import type { LiveEvent } from '@gschool/domain';
import { Container, Skeleton, Stack, useIsHydrated, VisuallyHidden } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import type { EventContent } from '../../shared/eventContents';
import { useT } from '../../i18n/useT';
import * as layoutStyles from '../../shared/layout.css';
import { NotFound } from '../../shared/NotFound';
import { LazyStaleNotice } from '../../shared/stale/LazyStaleNotice';
import { EventDetails } from './EventDetails';
import * as styles from './EventPage.css';
import { EventsError } from './EventsError';
import { useNow } from './useNow';
import { useTimeZone } from './useTimeZone';
import { ZoneLine } from './ZoneLine';

const none: readonly LiveEvent[] = [];

/** `/events/{id}`: details in the viewer's time zone, with links to join or to the replay. */
export function EventPage({ id }: { id: string }) {
  const t = useT();
  const session = useSession();
  const event = useEvent(id);
  const clock = useServerClock();
  const choice = useTimeZone();
  const locale = useLanguage();
  const reader = useMemo(() => ({ zone: choice.zone, locale }), [choice.zone, locale]);
  const found = useMemo(() => (event.data ? [event.data] : none), [event.data]);
  const now = useNow(clock, found);
  const isHydrated = useIsHydrated();
  const content = getPageContent<EventContent>(paths.event(id));
  // The time zone comes from the session. Waiting for it prevents the times from changing twice.
  const isReady = Boolean(event.data) && session.status !== 'loading' && (isHydrated || !content);
  const shown = event.data ?? content?.event;
  const name = shown?.title ?? t('event.title');
  useDocumentTitle(event.data?.title);

  if (isAppError(event.error, 'notFound')) {
    return <EventNotFound />;
  }
  return (
    <Container>
      <EventTrail name={name} />
      <LazyStaleNotice queries={[event]} />
      <Stack space="6" className={layoutStyles.pageBlock}>
        {isReady && event.data ? (
          <>
            <ZoneLine choice={choice} now={Date.parse(event.data.startsAt)} />
            <EventDetails event={event.data} reader={reader} clock={clock} now={now} />
          </>
        ) : (
          <>
            {content ? <EventOfDocument content={content} /> : null}
            {event.isError ? (
              <EventsError error={event.error} onRetry={() => void event.refetch()} />
            ) : content ? null : (
              <EventSkeleton />
            )}
          </>
        )}
      </Stack>
    </Container>
  );
}

/** Sets the breadcrumb. A missing event has none, so this is a component that renders nothing. */
function EventTrail({ name }: { name: string }) {
  const t = useT();
  useBreadcrumb({
    name,
    // The page has the event's picture.
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('menu.events'), href: paths.events },
      { name, active: true },
    ],
  });
  return null;
}

function EventSkeleton() {
  const t = useT();
  return (
    <div className={styles.event} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" ratio="wide" />
      <Stack space="4">
        <Skeleton size="h3" width="medium" />
        <Skeleton size="md" width="long" />
        <Skeleton size="md" width="long" />
        <Skeleton shape="button" />
      </Stack>
    </div>
  );
}

const utc = { zone: 'UTC', isFromProfile: false, setZone: () => undefined };

/**
 * The event from the prerendered document, shown until the current event and the time zone are
 * known. Its times are in UTC, and nothing depends on the time of the visit.
 */
function EventOfDocument({ content: { event, builtAt } }: { content: EventContent }) {
  const locale = useLanguage();
  const reader = useMemo(() => ({ zone: utc.zone, locale }), [locale]);
  const clock = useMemo(() => ({ now: () => builtAt }), [builtAt]);
  return (
    <>
      <ZoneLine choice={utc} now={Date.parse(event.startsAt)} />
      <EventDetails event={event} reader={reader} clock={clock} now={builtAt} isCurrent={false} />
    </>
  );
}

/** The event does not exist, or no longer exists. */
function EventNotFound() {
  const t = useT();
  useIndexing({ isIndexed: false });
  return (
    <NotFound
      title={t('event.notFoundTitle')}
      listLink={{ label: t('event.others'), href: paths.events }}
    >
      {t('event.notFound')}
    </NotFound>
  );
}
