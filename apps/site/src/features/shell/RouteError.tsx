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
  if (error instanceof AppError && error.info.kind === 'notFound') {
    return (
      <Suspense>
        <NotFound title={t('notFound.heading')}>{t('notFound.text')}</NotFound>
      </Suspense>
    );
  }
  const isRefused = error instanceof AppError && error.info.kind === 'forbidden';
  const isChunk = /module|preload/.test(String(error));
  const kind = isRefused ? 'forbidden' : isCutOff && isChunk ? 'offline' : null;
  return (
    <Container size="narrow">
      <ErrorState
        level={1}
        title={t(kind ? `error.${kind}Title` : 'error.title')}
        onRetry={() => void reloadIfReachable().catch(() => setCutOff(true))}
      >
        {t(`error.${kind ?? 'unexpected'}`)}
      </ErrorState>
    </Container>
  );
}
