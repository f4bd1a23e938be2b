import { isChunkLoadError } from '@gschool/app/routes';
import { AppError } from '@gschool/data';
import { Container, ErrorState } from '@gschool/ui';
import { lazy, Suspense, useState } from 'react';

import { useT } from '../../i18n/useT';
import { reloadIfReachable } from '../../shared/reloadIfReachable';

// The error page itself must be here when a chunk cannot be loaded; this one may come later.
const NotFound = lazy(() =>
  import('../../shared/NotFound').then((module) => ({ default: module.NotFound })),
);

/**
 * The boundary of a route: not found, refused, code that did not arrive offline,
 * or something that nobody expected (architecture, "Errors").
 */
export function RouteError({ error }: { error: unknown }) {
  const t = useT();
  // A browser that believes to be online may be wrong: a try that gets no answer tells.
  const [isCutOff, setCutOff] = useState(() => !navigator.onLine);
  const isChunk = isChunkLoadError(error);
  const kind = error instanceof AppError ? error.info.kind : isCutOff && isChunk && 'offline';
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
        onRetry={() => void reloadIfReachable().catch(() => setCutOff(true))}
      >
        {t(`error.${known || 'unexpected'}`)}
      </ErrorState>
    </Container>
  );
}
