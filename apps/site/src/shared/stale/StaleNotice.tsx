import '../../i18n/en/stale.messages.json';

import { Button, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './StaleNotice.css';
import { useStaleAge, type StaleQuery } from './useStaleAge';

interface StaleNoticeProps {
  /** The queries whose data is shown. */
  queries: readonly StaleQuery[];
  /**
   * Its place: above the content of a page (`pageBlock`), or on a separate line.
   * @default 'page'
   */
  placement?: keyof typeof styles.placement | undefined;
}

/**
 * Shows how old the data is while it can't be read again, with a button that retries unless the
 * browser is offline (docs/product/caches.md#cached-data-offline). Renders nothing otherwise.
 */
export function StaleNotice({ queries, placement = 'page' }: StaleNoticeProps) {
  const t = useT();
  const { age, isOffline } = useStaleAge(queries);
  return (
    <div role="status" className={styles.placement[placement]}>
      {age !== null && (
        <>
          <Text as="span" size="sm" tone="muted">
            {isOffline && `${t('stale.offline')} `}
            {/* A change of the minutes is not announced. */}
            <span aria-live="off">{t('stale.age', { age })}</span>
          </Text>
          {!isOffline && (
            <Button
              variant="plain"
              size="small"
              isLoading={queries.some(({ isFetching }) => isFetching)}
              onClick={() => queries.forEach(({ refetch }) => void refetch())}
            >
              {t('stale.retry')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
