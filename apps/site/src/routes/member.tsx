import '../i18n/en/member.messages.json';

import { lazyPart } from '@gschool/app/routes';
import { DataProvider } from '@gschool/data/queries';
import { preloadPosterArt } from '@gschool/ui';
import { Outlet, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { RequireAccess } from '../features/guard/RequireAccess';
import { PageSkeleton } from '../shared/PageSkeleton';
import { PageSpinner } from '../shared/PageSpinner';

// Shows nothing itself: no page waits for it.
const LateRefusals = lazyPart(() =>
  import('../shared/library/RejectedChangeNotices').then((m) => m.RejectedChangeNotices),
);

// The catalogue is full of posters: their drawing loads beside the page, not after it.
if (typeof document !== 'undefined') void preloadPosterArt();

/** The pages of members. Contains the query cache, which visitors never load. */
export function MemberLayout() {
  const { pathname } = useLocation();
  // Forms and tables have no rows of posters, so their pages have no skeleton of their own.
  const loading = pathname.startsWith(paths.videos) ? <PageSkeleton /> : <PageSpinner />;
  return (
    <RequireAccess area="profile" loading={loading}>
      <DataProvider>
        <LateRefusals />
        <Outlet />
      </DataProvider>
    </RequireAccess>
  );
}
