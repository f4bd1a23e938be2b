import { Alert, Button } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import type { Lock } from './DownloadRow';
import * as styles from './Downloads.css';

/** Says why the downloads do not open now, and what to do about it. */
export function LockNotice({ lock }: { lock: NonNullable<Lock> }) {
  const t = useT();
  return (
    <div className={styles.notice}>
      {lock === 'checkOnline' ? (
        <Alert title={t('downloads.checkTitle')}>{t('downloads.check')}</Alert>
      ) : (
        <Alert
          title={t('downloads.endedTitle')}
          action={
            <Button size="small" href={paths.profileTab('subscription', 'library')}>
              {t('downloads.endedAction')}
            </Button>
          }
        >
          {t('downloads.ended')}
        </Alert>
      )}
    </div>
  );
}
