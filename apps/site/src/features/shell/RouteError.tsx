import { lazyPage, useErrorReload } from '@gschool/app/routes';
import { AppError } from '@gschool/data';
import { Container, ErrorState } from '@gschool/ui';
import { Suspense } from 'react';

import { useT } from '../../i18n/useT';

// The error page must work when a chunk cannot be loaded; the not-found page may be lazy.
const { Component: NotFound } = lazyPage(() =>
  import('../../shared/NotFound').then((module) => module.NotFound),
);

/**
 * Shows the error of a route: not found, forbidden, offline, or unexpected
 * (docs/product/errors.md#error-kinds).
 */
export function RouteError({ error }: { error: unknown }) {
  const t = useT();
  const { isOffline, reload } = useErrorReload(error);
  const kind = error instanceof AppError ? error.info.kind : isOffline && 'offline';
  if (kind === 'notFound') {
    return (
      <Suspense>
        <NotFound title={t('notFound.heading')}>{t('notFound.text')}</NotFound>
      </Suspense>
    );
  }
  const known = (kind === 'forbidden' || kind === 'offline') && kind;
  return (
    <Container size="narrow">
      <ErrorState
        level={1}
        title={t(known ? `error.${known}Title` : 'error.title')}
        onRetry={reload}
      >
        {t(`error.${known || 'unexpected'}`)}
      </ErrorState>
    </Container>
  );
}
