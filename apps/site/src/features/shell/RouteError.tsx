import { AppError } from '@gschool/data';
import { Container, ErrorState } from '@gschool/ui';
import { lazy, Suspense } from 'react';

import { useT } from '../../i18n/useT';

// The error page itself must be here when a chunk cannot be loaded; this one may come later.
const NotFound = lazy(() =>
  import('../../shared/NotFound').then((module) => ({ default: module.NotFound })),
);

/** The boundary of a route: not found, refused, or something that nobody expected (architecture, "Errors"). */
export function RouteError({ error }: { error: unknown }) {
  const t = useT();
  if (error instanceof AppError && error.info.kind === 'notFound') {
    return (
      <Suspense>
        <NotFound title={t('notFound.heading')}>{t('notFound.text')}</NotFound>
      </Suspense>
    );
  }
  const isRefused = error instanceof AppError && error.info.kind === 'forbidden';
  return (
    <Container size="narrow">
      <ErrorState
        level={1}
        title={t(isRefused ? 'error.forbiddenTitle' : 'error.title')}
        onRetry={() => window.location.reload()}
      >
        {t(isRefused ? 'error.forbidden' : 'error.unexpected')}
      </ErrorState>
    </Container>
  );
}
