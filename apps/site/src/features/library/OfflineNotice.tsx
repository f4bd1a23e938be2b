import { Alert } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Parts.css';
import { useIsOnline } from '../../shared/useIsOnline';

/** Shown while offline: what is visible, and what happens to changes. */
export function OfflineNotice() {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.notice}>
      {!isOnline && <Alert title={t('error.offlineTitle')}>{t('library.offline')}</Alert>}
    </div>
  );
}
