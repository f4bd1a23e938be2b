import '../i18n/en/member.messages.json';

import { afterPageStart, loadOptional } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import { useServices } from '@gschool/data';
import { DataProvider, startClass } from '@gschool/data/queries';
import { preloadPosterArt } from '@gschool/ui';
import { useEffect } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { RequireAccess } from '../features/guard/RequireAccess';
import { withMessages } from '../i18n/i18n';
import { PageSkeleton } from '../shared/PageSkeleton';
import { PageSpinner } from '../shared/PageSpinner';

// Renders nothing, so no page waits for it.
const RejectedChanges = lazyComponent(
  afterPageStart(() =>
    import('../shared/library/RejectedChangeNotices').then((m) => m.RejectedChangeNotices),
  ),
);

// The catalog uses poster art, which loads in parallel with the page.
if (typeof document !== 'undefined') void preloadPosterArt();

/** The route of a class. */
const watchPattern = `${paths.videos}/watch/:id`;

/**
 * Asks for the class at the page's first path, its media and its playlists, while the session is
 * still loading.
 */
function useClassStart(pathname: string): void {
  const services = useServices();
  const classId = matchPath(watchPattern, pathname)?.params.id;
  useEffect(() => {
    if (classId === undefined) return;
    void startClass(services, classId).then((playback) => {
      if (playback)
        void loadOptional(async () =>
          (await import('./watch').then(withMessages)).preloadStream(playback.hls),
        );
    });
  }, [services, classId]);
}

/** Pages for members. It holds the query cache, which visitors never load. */
export function MemberLayout() {
  const { pathname } = useLocation();
  useClassStart(pathname);
  // Only catalog pages get the skeleton with poster rows.
  const loading = pathname.startsWith(paths.videos) ? <PageSkeleton /> : <PageSpinner />;
  const area = pathname === paths.search ? 'search' : 'profile';
  return (
    <RequireAccess area={area} loading={loading}>
      <DataProvider>
        <RejectedChanges />
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
    </RequireAccess>
  );
}
