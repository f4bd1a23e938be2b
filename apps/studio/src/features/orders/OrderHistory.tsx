import { useT } from '../../i18n/useT';
import { ActHistory } from '../../shared/log/ActHistory';

/** What administrators changed about an order. */
export function OrderHistory({ number }: { number: string }) {
  const t = useT();
  return (
    <ActHistory subject={number} title={t('order.history')} emptyText={t('order.noHistory')} />
  );
}
