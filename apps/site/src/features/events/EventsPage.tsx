import '../../i18n/en/events.messages.json';

import { useIsHydrated } from '@gschool/app';
import { Container, preloadPosterArt, Stack, TabNav } from '@gschool/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { PrerenderedBanner } from '../../shared/PrerenderedBanner';
import { pageBlock } from '../../shared/layout.css';
import { placeHref, readPlace } from './eventsAddress';
import { EventsSkeleton } from './EventsSkeleton';

const View = lazy(() => import('./EventsView').then((module) => ({ default: module.EventsView })));

const tabs = {
  upcoming: 'events.tabUpcoming',
  past: 'events.tabPast',
  month: 'events.tabMonth',
} as const;

const nothingAsked = new URLSearchParams();

// The cards are posters: their drawing loads beside the page, not after it.
if (typeof document !== 'undefined') void preloadPosterArt();

/** Live events for everyone: coming, past, or a month (spec, section 2). Prerendered without a date. */
export function EventsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The prerendered page was made without a query.
  const { view } = readPlace(isHydrated ? params : nothingAsked);
  const skeleton = <EventsSkeleton hasHero={view === 'upcoming'} />;
  return (
    <>
      <PrerenderedBanner
        name={t('menu.events')}
        description={t('events.intro')}
        items={[
          { name: t('crumb.home'), href: paths.home },
          { name: t('menu.events'), active: true },
        ]}
      />
      <Container>
        <Stack space="6" className={pageBlock}>
          <TabNav
            label={t('events.tabs')}
            items={(['upcoming', 'past', 'month'] as const).map((id) => ({
              label: t(tabs[id]),
              href: placeHref({ view: id }),
              isCurrent: id === view,
            }))}
          />
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
