import '../../i18n/en/orders.messages.json';

import { useT } from '../../i18n/useT';
import { StudioPage } from '../../shared/StudioPage';

/** `/orders` */
export function OrdersPage() {
  const t = useT();
  return <StudioPage title={t('orders.title')}>{null}</StudioPage>;
}
