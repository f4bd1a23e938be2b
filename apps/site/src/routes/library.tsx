import '../i18n/en/library.messages.json';

import { useCanOpen } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import { useSearchParams } from 'react-router-dom';

import { RequireAccess } from '../features/guard/RequireAccess';
import { SessionError } from '../features/guard/SessionError';
import { LapsedHistoryPage } from '../features/library/LapsedHistoryPage';
import { parseLibraryTab, LibraryPage } from '../features/library/LibraryPage';
import { PageSpinner } from '../shared/PageSpinner';

/**
 * `/library?tab=favorites|saved|watchlist|playlists|history`. Without a subscription only the
 * history is open; other tabs redirect to the subscription tab with the reason.
 */
export function LibraryRoute() {
  const session = useSession();
  const [params] = useSearchParams();
  const isOpen = useCanOpen('library');
  const tab = parseLibraryTab(params.get('tab'));
  const error = session.status === 'signedIn' && session.error;
  const lapsed = error ? <SessionError error={error} /> : <LapsedHistoryPage />;
  return (
    <RequireAccess area={tab === 'history' ? 'history' : 'library'} loading={<PageSpinner />}>
      {isOpen ? <LibraryPage tab={tab} playlistId={params.get('playlist')} /> : lapsed}
    </RequireAccess>
  );
}
