import '../i18n/en/member.messages.json';

import { InstallSlot } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import { DataProvider, OfflinePrefetch } from '@gschool/data/queries';
import { preloadPosterArt } from '@gschool/ui';
import { Outlet, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { RequireAccess } from '../features/guard/RequireAccess';
import { withMessages } from '../i18n/i18n';
import { BackgroundDownloads } from '../shared/downloads/BackgroundDownloads';
import { PageSkeleton } from '../shared/PageSkeleton';
import { PageSpinner } from '../shared/PageSpinner';

// Renders nothing, so no page waits for it.
const RejectedChanges = lazyComponent(() =>
  import('../shared/library/RejectedChangeNotices').then((m) => m.RejectedChangeNotices),
);

const InstallInvitation = lazyComponent(() =>
  import('../shared/install').then(withMessages).then((module) => module.InstallInvitation),
);

// The catalog uses poster art, which loads in parallel with the page.
if (typeof document !== 'undefined') void preloadPosterArt();

/** Pages for members. It holds the query cache, which visitors never load. */
export function MemberLayout() {
  const { pathname } = useLocation();
  // Only catalog pages get the skeleton with poster rows.
  const loading = pathname.startsWith(paths.videos) ? <PageSkeleton /> : <PageSpinner />;
  const area = pathname === paths.search ? 'search' : 'profile';
  return (
    <RequireAccess area={area} loading={loading}>
      <DataProvider>
        <RejectedChanges />
        <BackgroundDownloads />
        <OfflinePrefetch />
        <Outlet />
      </DataProvider>
    </RequireAccess>
  );
}

/** Pages for members with a subscription. In this file, because both layouts share their code. */
export function SubscribedLayout() {
  return (
    <RequireAccess area="videos" loading={<PageSkeleton />}>
      <Outlet />
      <InstallSlot part={InstallInvitation} />
    </RequireAccess>
  );
}
