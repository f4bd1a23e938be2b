import { CartLineSkeleton, Skeleton, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './Cart.css';

/** The place of the cart while it is priced. */
export function CartSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('cart.loading')}</VisuallyHidden>
      <div className={css.columns}>
        <div className={css.lines}>
          {[0, 1, 2].map((at) => (
            <div key={at} className={css.line}>
              <CartLineSkeleton />
            </div>
          ))}
        </div>
        <div className={css.sum}>
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  );
}
