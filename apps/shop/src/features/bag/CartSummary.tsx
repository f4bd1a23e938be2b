import { formatMoney, type ShippingRate } from '@gschool/domain';
import { Button, Heading, icons, Price, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import type { CartView } from '../../shared/goods/useCartView';
import * as css from './Cart.css';
import { FreeDelivery } from './FreeDelivery';

/** What the cart comes to, and the way to the checkout. */
export function CartSummary({ view, offers }: { view: CartView; offers: readonly ShippingRate[] }) {
  const t = useT();
  const { locale } = useUi();
  const { totals, cart, isChanged } = view;
  const { subtotal, saved, count } = totals;
  return (
    <section aria-labelledby="cart-sum" className={css.sum}>
      <Heading level={2} size="large" id="cart-sum">
        {t('bag.sum')}
      </Heading>
      <p className={css.row}>
        <span>{t('bag.subtotal', { count })}</span>
        <Price amount={subtotal} size="large" />
      </p>
      {saved > 0 && (
        <p className={css.saved}>
          {t('bag.saved', {
            price: formatMoney({ amount: saved, currency: subtotal.currency }, locale),
          })}
        </p>
      )}
      <FreeDelivery subtotal={subtotal} offers={offers} />
      {isChanged && (
        <>
          <Text size="sm">{t('bag.changed')}</Text>
          <Button variant="quiet" onClick={cart.applyStock}>
            {t('bag.settle')}
          </Button>
        </>
      )}
      <Button href={paths.checkout} size="large" isFullWidth iconEnd={icons.arrowEnd}>
        {t('bag.checkout')}
      </Button>
      <Text size="sm" tone="soft">
        {t('bag.note')}
      </Text>
    </section>
  );
}
