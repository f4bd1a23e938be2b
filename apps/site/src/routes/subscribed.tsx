import { Outlet } from 'react-router-dom';

import { RequireAccess } from '../features/guard/RequireAccess';
import { PageSkeleton } from '../shared/PageSkeleton';

export function SubscribedLayout() {
  return (
    <RequireAccess area="videos" loading={<PageSkeleton />}>
      <Outlet />
    </RequireAccess>
  );
}
