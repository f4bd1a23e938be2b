import { Skeleton, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Checkout.css';

/** The checkout while the session loads. */
export function CheckoutSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className={styles.columns}>
      <VisuallyHidden role="status">{t('checkout.loading')}</VisuallyHidden>
      <div className={styles.steps}>
        {[6, 2, 2].map((lines, at) => (
          <div key={at} className={styles.step}>
            <Skeleton lines={lines as 2 | 6} />
          </div>
        ))}
      </div>
      <div className={styles.step}>
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
