import '../i18n/member';

import { useSession } from '@gschool/data';
import { preloadPosterArt } from '@gschool/ui';
import { DataProvider } from '@gschool/data/queries';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { isHeld } from '../shared/heldPage';
import { late } from '../shared/late';
import { PageSkeleton } from '../shared/PageSkeleton';
import { PageWait } from '../shared/PageWait';

// Shows nothing itself: nobody waits for it.
const LateRefusals = late(() =>
  import('../shared/library/LateRefusals').then((m) => m.LateRefusals),
);

// The catalogue is full of posters: their drawing loads beside the page, not after it.
if (typeof document !== 'undefined') void preloadPosterArt();

/**
 * Guard: only signed-in members pass; anybody else signs in and comes back to
 * where they wanted to go. Holds the query cache, which visitors never load.
 */
export function Component() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') {
    // Forms and tables have no rows of posters: what waits for them has no shape of its own.
    return pathname.startsWith(paths.videos) ? <PageSkeleton /> : <PageWait />;
  }
  // A film that plays is not torn away: its page says that the session has ended.
  const stays = session.status === 'signedOut' && session.wasEnded && isHeld(pathname);
  if (session.status === 'signedOut' && !stays) {
    return <Navigate to={paths.signInFor(pathname + search)} replace />;
  }
  return (
    <DataProvider>
      <LateRefusals />
      <Outlet />
    </DataProvider>
  );
}
