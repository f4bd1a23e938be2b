import { type Language, useLanguage } from '@gschool/app/i18n';
import { sumMoney, type ShippingRate, type PricedLine, type SizeSystem } from '@gschool/domain';
import { OrderSummary, type OrderLine } from '@gschool/ui';

import { useT, type Translate } from '../../i18n/useT';
import type { CartView } from '../../shared/cart/useCartView';
import { variantLabel } from '../../shared/products/optionLabels';
import { useSizeSystem } from '../../shared/products/sizeSystem';

const toOrderLine = (
  { variantId, product, variant, amount, compareAt, quantity }: PricedLine,
  t: Translate,
  language: Language,
  sizeSystem: SizeSystem,
): OrderLine => {
  const currency = variant?.currency ?? 'usd';
  return {
    id: variantId,
    thumbnail: product?.pictures[0] ?? '',
    name: product?.name ?? '',
    detail: variant ? variantLabel(variant, t, language, sizeSystem) : undefined,
    price: { amount, currency },
    compareAt: compareAt === null ? undefined : { amount: compareAt, currency },
    count: quantity,
  };
};

/** The ordered items with an estimated total, which the payment page confirms. */
export function CheckoutSummary({
  view,
  delivery,
}: {
  view: CartView;
  delivery: ShippingRate | null;
}) {
  const t = useT();
  const language = useLanguage();
  const sizeSystem = useSizeSystem();
  const { subtotal } = view.totals;
  const cost = delivery && { amount: delivery.amount, currency: delivery.currency };
  const total = cost ? sumMoney([subtotal, cost], subtotal.currency) : subtotal;
  return (
    <OrderSummary
      lines={view.lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => toOrderLine(line, t, language, sizeSystem))}
      subtotal={subtotal}
      delivery={cost ?? t('checkout.deliveryOpen')}
      total={total}
      note={t('checkout.estimate')}
    />
  );
}
