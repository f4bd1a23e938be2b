import { lazyPage } from '@gschool/app/routes';
import { Suspense } from 'react';

import { RequireAccess } from '../features/guard/RequireAccess';
import { NotFoundPage } from '../features/shell/NotFoundPage';
import { withMessages } from '../i18n/i18n';
import { PageSkeleton } from '../shared/PageSkeleton';

const { Component: DiagnosticsPage } = lazyPage(() =>
  import('../features/diagnostics/DiagnosticsPage')
    .then(withMessages)
    .then((module) => module.DiagnosticsPage),
);

/** `/admin/diagnostics`: for administrators; other viewers get "not found". */
export function DiagnosticsRoute() {
  return (
    <RequireAccess area="admin" loading={<PageSkeleton />} denied={<NotFoundPage />}>
      <Suspense fallback={<PageSkeleton />}>
        <DiagnosticsPage />
      </Suspense>
    </RequireAccess>
  );
}
