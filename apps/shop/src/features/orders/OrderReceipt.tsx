import { useLanguage } from '@gschool/app/i18n';
import { getOrderedItems, type Order, type ShopCatalogue } from '@gschool/domain';
import { OrderSummary } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { variantLabel } from '../../shared/goods/optionLabels';
import { orderSum } from './orderSum';

/** What was ordered, by today's prices; the payment page's receipt has what was paid. */
export function OrderReceipt({ order, catalogue }: { order: Order; catalogue: ShopCatalogue }) {
  const t = useT();
  const language = useLanguage();
  const { items: goods } = getOrderedItems(order, catalogue);
  const sum = orderSum(order, catalogue);
  return (
    <OrderSummary
      isOpenAtFirst
      lines={goods.map(({ variantId, product, variant, amount, quantity }) => ({
        id: variantId,
        thumbnail: product?.pictures[0] ?? '',
        name: product?.name ?? t('bag.unknown'),
        detail: variant ? variantLabel(variant, t, language) : undefined,
        price: { amount, currency: variant?.currency ?? sum.total.currency },
        count: quantity,
      }))}
      subtotal={sum.goods}
      delivery={sum.delivery ?? t('orders.deliveryGone')}
      total={sum.total}
      note={t('orders.estimate')}
    />
  );
}
