import '../i18n/en/library.messages.json';

import { useCanOpen } from '@gschool/app/session';
import { lazyPage } from '@gschool/app/routes';
import { useSession } from '@gschool/data';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { RequireAccess } from '../features/guard/RequireAccess';
import { SessionError } from '../features/guard/SessionError';
import { LapsedHistoryPage } from '../features/library/LapsedHistoryPage';
import { parseLibraryTab, LibraryPage } from '../features/library/LibraryPage';
import { withMessages } from '../i18n/i18n';
import { PageSpinner } from '../shared/PageSpinner';

const { Component: LapsedDownloadsPage } = lazyPage(() =>
  import('../features/library/LapsedDownloadsPage')
    .then(withMessages)
    .then((module) => module.LapsedDownloadsPage),
);

/**
 * `/library?tab=favorites|saved|watchlist|playlists|downloads|history`. Without a subscription only
 * the history is open, and the downloads can be removed; other tabs redirect to the subscription tab
 * with the reason.
 */
export function LibraryRoute() {
  const session = useSession();
  const [params] = useSearchParams();
  const isOpen = useCanOpen('library');
  const tab = parseLibraryTab(params.get('tab'));
  const error = session.status === 'signedIn' && session.error;
  const lapsed =
    tab === 'downloads' ? (
      <Suspense fallback={<PageSpinner />}>
        <LapsedDownloadsPage />
      </Suspense>
    ) : (
      <LapsedHistoryPage />
    );
  const isForAll = tab === 'history' || tab === 'downloads';
  return (
    <RequireAccess area={isForAll ? 'history' : 'library'} loading={<PageSpinner />}>
      {isOpen ? (
        <LibraryPage tab={tab} playlistId={params.get('playlist')} />
      ) : error ? (
        <SessionError error={error} />
      ) : (
        lapsed
      )}
    </RequireAccess>
  );
}
