import { Alert } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Parts.css';
import { useIsOnline } from './useIsOnline';

/** Says, while there is no network, what is shown then and what becomes of changes. */
export function OfflineNotice() {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.notice}>
      {!isOnline && <Alert title={t('error.offlineTitle')}>{t('library.offline')}</Alert>}
    </div>
  );
}
