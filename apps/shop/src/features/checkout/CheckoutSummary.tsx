import { type Language, useLanguage } from '@gschool/app/i18n';
import { sumMoney, type ShippingRate, type PricedLine } from '@gschool/domain';
import { OrderSummary, type OrderLine } from '@gschool/ui';

import { useT, type Translate } from '../../i18n/useT';
import type { CartView } from '../../shared/goods/useCartView';
import { variantLabel } from '../../shared/goods/optionLabels';

const shown = (
  { variantId, product, variant, amount, compareAt, quantity }: PricedLine,
  t: Translate,
  language: Language,
): OrderLine => {
  const currency = variant?.currency ?? 'usd';
  return {
    id: variantId,
    thumbnail: product?.pictures[0] ?? '',
    name: product?.name ?? '',
    detail: variant ? variantLabel(variant, t, language) : undefined,
    price: { amount, currency },
    was: compareAt === null ? undefined : { amount: compareAt, currency },
    count: quantity,
  };
};

/** What is ordered, and what it comes to until the payment page has confirmed it. */
export function CheckoutSummary({ view, way }: { view: CartView; way: ShippingRate | null }) {
  const t = useT();
  const language = useLanguage();
  const { subtotal } = view.totals;
  const cost = way && { amount: way.amount, currency: way.currency };
  const total = cost ? sumMoney([subtotal, cost], subtotal.currency) : subtotal;
  return (
    <OrderSummary
      lines={view.lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => shown(line, t, language))}
      subtotal={subtotal}
      delivery={cost ?? t('checkout.deliveryOpen')}
      total={total}
      note={t('checkout.estimate')}
    />
  );
}
