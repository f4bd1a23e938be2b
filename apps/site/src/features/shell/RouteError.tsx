import { isChunkLoadError, lazyPage } from '@gschool/app/routes';
import { AppError } from '@gschool/data';
import { Container, ErrorState } from '@gschool/ui';
import { Suspense, useState } from 'react';

import { useT } from '../../i18n/useT';
import { reloadIfReachable } from '../../shared/reloadIfReachable';

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
  // `onLine` may be wrong; a failed request corrects it.
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const isChunk = isChunkLoadError(error);
  const kind = error instanceof AppError ? error.info.kind : isOffline && isChunk && 'offline';
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
        onRetry={() => void reloadIfReachable().catch(() => setOffline(true))}
      >
        {t(`error.${known || 'unexpected'}`)}
      </ErrorState>
    </Container>
  );
}
