import { useBreadcrumb } from '@gschool/app';
import { RouteErrorBoundary } from '@gschool/app/routes';
import { usePlaylists } from '@gschool/data/queries';
import { Container } from '@gschool/ui';
import { createElement, Suspense, useEffect, useState } from 'react';

import { libraryTabs, paths, type LibraryTab } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { BrokenTab } from './BrokenTab';
import { LibraryNav } from './LibraryNav';
import * as css from './LibraryPage.css';
import { OfflineNotice } from './OfflineNotice';
import { TabSkeleton } from './TabSkeleton';
import { partOf, preloadTabs } from './tabParts';
import { tabFace } from './tabs';
import { useCounts } from './useCounts';
import { useTabTitle } from './useTabTitle';

/** The tab of an address; favourites unless it names another. */
export const asLibraryTab = (value: string | null): LibraryTab =>
  libraryTabs.find((tab) => tab === value) ?? 'favorites';

interface LibraryPageProps {
  tab: LibraryTab;
  /** The playlist that is open, on their tab. */
  playlistId: string | null;
}

/** The member's library, one tab at a time (spec, section 2). */
export function LibraryPage({ tab, playlistId }: LibraryPageProps) {
  const t = useT();
  const counts = useCounts();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => void preloadTabs(), []);
  const { data: playlists } = usePlaylists();
  const name = t(tabFace[tab].label);
  const open = tab === 'playlists' ? playlists?.find(({ id }) => id === playlistId) : undefined;
  useTabTitle(open?.name ?? name);
  useBreadcrumb({
    name: t('menu.library'),
    description: t('library.lead'),
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('menu.library'), href: paths.library },
      { name, ...(open ? { href: paths.libraryTab(tab) } : { active: true }) },
      ...(open ? [{ name: open.name, active: true }] : []),
    ],
  });
  return (
    <Container className={css.page}>
      <LibraryNav current={tab} counts={counts} />
      <div className={css.content}>
        <OfflineNotice />
        <RouteErrorBoundary
          // A tab that was tried again is another place: what broke is forgotten.
          resetKey={`${tab} ${attempt}`}
          fallback={() => (
            <BrokenTab key={tab} tab={tab} onArrived={() => setAttempt(attempt + 1)} />
          )}
        >
          <Suspense fallback={<TabSkeleton tab={tab} />}>{createElement(partOf(tab))}</Suspense>
        </RouteErrorBoundary>
      </div>
    </Container>
  );
}
