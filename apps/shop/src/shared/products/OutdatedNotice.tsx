import '../../i18n/en/shopping.messages.json';

import { ErrorState } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import type { QueryState } from '../QueryResult';

/**
 * Says that prices and stock could not be read, so the ones in the document may be old. Renders
 * nothing without an error.
 */
export function OutdatedNotice({ query }: { query: QueryState<unknown> }) {
  const t = useT();
  if (!query.error || query.data !== undefined) return null;
  return (
    <ErrorState
      size="panel"
      title={t('products.outdated')}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {t('products.outdatedText')}
    </ErrorState>
  );
}
