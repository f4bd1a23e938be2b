import '../../i18n/en/orders.messages.json';

import { useT } from '../../i18n/useT';
import { StudioPage } from '../../shared/StudioPage';

/** `/orders/:number` */
export function OrderPage({ number }: { number: string }) {
  const t = useT();
  return <StudioPage title={t('order.title')}>{number}</StudioPage>;
}
