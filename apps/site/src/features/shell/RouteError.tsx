import { AppError } from '@gschool/data';
import { Container, ErrorState } from '@gschool/ui';
import { useRouteError } from 'react-router-dom';

import { useT } from '../../i18n/useT';
import { NotFound } from '../../shared/NotFound';

/** The boundary of a route: not found, refused, or something that nobody expected (architecture, "Errors"). */
export function RouteError() {
  const t = useT();
  const error = useRouteError();
  if (error instanceof AppError && error.info.kind === 'notFound') {
    return <NotFound title={t('notFound.heading')}>{t('notFound.text')}</NotFound>;
  }
  const isRefused = error instanceof AppError && error.info.kind === 'forbidden';
  return (
    <Container as="main" id="main" tabIndex={-1} size="narrow">
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
