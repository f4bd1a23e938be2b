import { useSession } from '@gschool/data';
import { lazy, Suspense } from 'react';

import { translated } from '../i18n/i18n';
import { useT } from '../i18n/useT';
import { NotFound } from '../shared/NotFound';
import { PageSkeleton } from '../shared/PageSkeleton';

const DiagnosticsPage = lazy(() =>
  import('../features/diagnostics/DiagnosticsPage').then(translated).then((module) => ({
    default: module.DiagnosticsPage,
  })),
);

/** `/admin/diagnostics`: for administrators; to everybody else there is nothing here. */
export function Component() {
  const t = useT();
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signedIn' && session.claims.role === 'admin') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <DiagnosticsPage />
      </Suspense>
    );
  }
  return <NotFound title={t('notFound.heading')}>{t('notFound.text')}</NotFound>;
}
