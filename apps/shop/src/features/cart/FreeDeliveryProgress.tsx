import {
  formatMoney,
  getFreeShippingProgress,
  type ShippingRate,
  type Money,
} from '@gschool/domain';
import { Icon, icons, ProgressBar, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Cart.css';

/** Shows how much is missing for free shipping. Renders nothing if shipping is never free. */
export function FreeDeliveryProgress({
  subtotal,
  offers,
}: {
  subtotal: Money;
  offers: readonly ShippingRate[];
}) {
  const t = useT();
  const { locale } = useUi();
  const offer = getFreeShippingProgress(offers, subtotal);
  if (!offer || subtotal.amount === 0) return null;
  const price = formatMoney({ amount: offer.remaining, currency: subtotal.currency }, locale);
  const label = offer.remaining > 0 ? t('cart.freeShippingRemaining', { price }) : t('cart.isFree');
  return (
    <div className={styles.free}>
      <span className={styles.freeLabel}>
        <Icon icon={icons.truck} size="small" />
        <span>{label}</span>
      </span>
      {/* The text above says everything that the bar shows. */}
      <div aria-hidden>
        <ProgressBar label={label} value={offer.percent} />
      </div>
    </div>
  );
}
