import { CartLineSkeleton, Skeleton, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Cart.css';

/** The cart while its prices load. */
export function CartSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('cart.loading')}</VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.lines}>
          {[0, 1, 2].map((at) => (
            <div key={at} className={styles.line}>
              <CartLineSkeleton />
            </div>
          ))}
        </div>
        <div className={styles.summary}>
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  );
}
