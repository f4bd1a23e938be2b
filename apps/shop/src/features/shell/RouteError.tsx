import { PageShell } from '@gschool/ui';

import { ErrorPage } from '../../shared/ErrorPage';

/**
 * The boundary of the shop: something that nobody expected. A page by itself, so nothing
 * of the shell can fail again, and here from the start, in case it is a chunk that failed.
 */
export function RouteError() {
  return (
    <PageShell>
      <ErrorPage onRetry={() => window.location.reload()} />
    </PageShell>
  );
}
