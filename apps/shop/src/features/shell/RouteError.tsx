import { PageShell } from '@gschool/ui';

import { ErrorPage } from '../../shared/ErrorPage';

/**
 * The fallback of the error boundary. It renders without the layout, which may be the cause, and is
 * not lazy, because a chunk may have failed to load.
 */
export function RouteError() {
  return (
    <PageShell>
      <ErrorPage onRetry={() => window.location.reload()} />
    </PageShell>
  );
}
