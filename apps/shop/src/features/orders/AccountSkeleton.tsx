import { Card, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Orders.css';

/** The account page while the session loads. */
export function AccountSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className={styles.account}>
      <VisuallyHidden role="status">{t('account.loading')}</VisuallyHidden>
      <Card>
        <Stack space="5">
          <Skeleton size="h3" width="medium" />
          <Skeleton lines={4} />
        </Stack>
      </Card>
      <Skeleton lines={6} />
    </div>
  );
}
