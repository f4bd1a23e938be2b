import '../../i18n/en/events.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { lazyPage, useIndexing } from '@gschool/app/routes';
import { Container, preloadPosterArt, Stack, TabNav, useIsHydrated } from '@gschool/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './Events.css';
import { getEventsHref, parseEventsParams } from './eventsParams';
import { EventLinks } from './EventLinks';
import { EventsSkeleton } from './EventsSkeleton';

const { Component: View } = lazyPage(() =>
  import('./EventsView').then((module) => module.EventsView),
);

const tabs = {
  upcoming: 'events.tabUpcoming',
  past: 'events.tabPast',
  month: 'events.tabMonth',
} as const;

const emptyParams = new URLSearchParams();

// The cards use poster art, which loads in parallel with the page.
if (typeof document !== 'undefined') void preloadPosterArt();

/**
 * `/events`: upcoming events, past events or a month (docs/product/events.md#live-events).
 * Prerendered without dates, and with links for readers without scripts.
 */
export function EventsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The prerendered page has no query.
  const { view, instructor } = parseEventsParams(isHydrated ? params : emptyParams);
  useIndexing({ isIndexed: view === 'upcoming' && instructor === null });
  const skeleton = <EventsSkeleton hasHero={view === 'upcoming'} />;
  useBreadcrumb({
    name: t('menu.events'),
    description: t('events.intro'),
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('menu.events'), active: true },
    ],
  });
  return (
    <>
      <Container>
        <Stack space="4" className={styles.page}>
          <TabNav
            label={t('events.tabs')}
            items={(['upcoming', 'past', 'month'] as const).map((id) => ({
              label: t(tabs[id]),
              href: getEventsHref({ view: id }),
              isCurrent: id === view,
            }))}
          />
          <EventLinks />
          {isHydrated ? (
            <Suspense fallback={skeleton}>
              <View />
            </Suspense>
          ) : (
            skeleton
          )}
        </Stack>
      </Container>
    </>
  );
}
