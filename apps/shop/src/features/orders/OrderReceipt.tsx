import { useLanguage } from '@gschool/app/i18n';
import { getOrderedItems, type Order, type ShopCatalogue } from '@gschool/domain';
import { OrderSummary } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { variantLabel } from '../../shared/products/optionLabels';
import { useSizeSystem } from '../../shared/products/sizeSystem';
import { getOrderTotals } from './orderTotals';

/** The ordered items at today's prices. The payment provider's receipt shows the amount paid. */
export function OrderReceipt({ order, catalogue }: { order: Order; catalogue: ShopCatalogue }) {
  const t = useT();
  const language = useLanguage();
  const sizeSystem = useSizeSystem();
  const { items } = getOrderedItems(order, catalogue);
  const sum = getOrderTotals(order, catalogue);
  return (
    <OrderSummary
      isOpenAtFirst
      lines={items.map(({ variantId, product, variant, amount, quantity }) => ({
        id: variantId,
        thumbnail: product?.pictures[0] ?? '',
        name: product?.name ?? t('cart.unknownProduct'),
        detail: variant ? variantLabel(variant, t, language, sizeSystem) : undefined,
        price: { amount, currency: variant?.currency ?? sum.total.currency },
        count: quantity,
      }))}
      subtotal={sum.subtotal}
      delivery={sum.delivery ?? t('orders.deliveryUnavailable')}
      total={sum.total}
      note={t('orders.estimate')}
    />
  );
}
