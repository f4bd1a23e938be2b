import '../i18n/library';

import { useSession } from '@gschool/data';
import { Navigate, useSearchParams } from 'react-router-dom';

import { paths } from '../config/paths';
import { SessionError } from '../features/guard/SessionError';
import { LapsedHistoryPage } from '../features/library/LapsedHistoryPage';
import { asLibraryTab, LibraryPage } from '../features/library/LibraryPage';
import { PageWait } from '../shared/PageWait';

/**
 * `/library?tab=favorites|saved|watchlist|playlists|history`. Without a subscription the
 * history is open, and every other tab leads to the subscription tab, which says why.
 */
export function Component() {
  const session = useSession();
  const [params] = useSearchParams();
  const tab = asLibraryTab(params.get('tab'));
  if (session.status !== 'signedIn') return <PageWait />;
  if (session.isSubscribed) {
    return <LibraryPage tab={tab} playlistId={params.get('playlist')} />;
  }
  if (session.error) return <SessionError error={session.error} />;
  if (tab === 'history') return <LapsedHistoryPage />;
  return <Navigate to={paths.profileTab('subscription', 'library')} replace />;
}
