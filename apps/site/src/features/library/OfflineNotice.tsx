import '../../i18n/en/stale.messages.json';

import { Alert } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { useStaleAge, type StaleQuery } from '../../shared/stale/useStaleAge';
import * as styles from './Parts.css';

/**
 * Says while offline what is visible, how old it is, and what happens to changes
 * (docs/product/caches.md#cached-data-offline).
 */
export function OfflineNotice({ queries }: { queries: readonly StaleQuery[] }) {
  const t = useT();
  const { age, isOffline } = useStaleAge(queries);
  return (
    <div role="status" className={styles.notice}>
      {isOffline && (
        <Alert title={t('error.offlineTitle')}>
          {t('library.offline')}
          {age !== null && <span aria-live="off"> {t('stale.age', { age })}</span>}
        </Alert>
      )}
    </div>
  );
}
