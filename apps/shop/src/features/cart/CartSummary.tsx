import { formatMoney, type ShippingRate } from '@gschool/domain';
import { Button, Heading, icons, Price, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import type { CartView } from '../../shared/cart/useCartView';
import * as styles from './Cart.css';
import { FreeDeliveryProgress } from './FreeDeliveryProgress';

/** The totals of the cart and the link to the checkout. */
export function CartSummary({ view, offers }: { view: CartView; offers: readonly ShippingRate[] }) {
  const t = useT();
  const { locale } = useUi();
  const { totals, cart, isChanged } = view;
  const { subtotal, saved, count } = totals;
  return (
    <section aria-labelledby="cart-sum" className={styles.summary}>
      <Heading level={2} size="large" id="cart-sum">
        {t('cart.summary')}
      </Heading>
      <p className={styles.row}>
        <span>{t('cart.subtotal', { count })}</span>
        <Price amount={subtotal} size="large" />
      </p>
      {saved > 0 && (
        <p className={styles.saved}>
          {t('cart.saved', {
            price: formatMoney({ amount: saved, currency: subtotal.currency }, locale),
          })}
        </p>
      )}
      <FreeDeliveryProgress subtotal={subtotal} offers={offers} />
      {isChanged && (
        <>
          <Text size="sm">{t('cart.changed')}</Text>
          <Button variant="quiet" onClick={cart.applyStock}>
            {t('cart.applyStock')}
          </Button>
        </>
      )}
      <Button href={paths.checkout} size="large" isFullWidth iconEnd={icons.arrowEnd}>
        {t('cart.checkout')}
      </Button>
      <Text size="sm" tone="muted">
        {t('cart.note')}
      </Text>
    </section>
  );
}
