import '../i18n/en/library.messages.json';

import { useSession } from '@gschool/data';
import { useSearchParams } from 'react-router-dom';

import { useCanOpen } from '../shared/viewer';
import { RequireAccess } from '../features/guard/RequireAccess';
import { SessionError } from '../features/guard/SessionError';
import { LapsedHistoryPage } from '../features/library/LapsedHistoryPage';
import { asLibraryTab, LibraryPage } from '../features/library/LibraryPage';
import { PageWait } from '../shared/PageWait';

/**
 * `/library?tab=favorites|saved|watchlist|playlists|history`. Without a subscription the
 * history is open, and every other tab leads to the subscription tab, which says why.
 */
export function LibraryRoute() {
  const session = useSession();
  const [params] = useSearchParams();
  const isOpen = useCanOpen('library');
  const tab = asLibraryTab(params.get('tab'));
  const error = session.status === 'signedIn' && session.error;
  const lapsed = error ? <SessionError error={error} /> : <LapsedHistoryPage />;
  return (
    <RequireAccess area={tab === 'history' ? 'history' : 'library'} loading={<PageWait />}>
      {isOpen ? <LibraryPage tab={tab} playlistId={params.get('playlist')} /> : lapsed}
    </RequireAccess>
  );
}
