import type { OrderDetails } from '@gschool/admin/contract';
import { useDocumentTitle } from '@gschool/app/routes';
import { Stack, TwoColumns, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { formatMachineDateTime } from '../../shared/times';
import { StudioPage } from '../../shared/StudioPage';
import { AddressCard } from './AddressCard';
import { LinesCard } from './LinesCard';
import { OrderActions } from './OrderActions';
import { OrderHistory } from './OrderHistory';
import { PackingSlip } from './PackingSlip';
import { PaymentCard } from './PaymentCard';
import { getShortNumber } from './shortNumber';
import { StepsCard } from './StepsCard';

/** The page of one order. On paper, it is the packing slip. */
export function OrderView({ details }: { details: OrderDetails }) {
  const t = useT();
  const { locale } = useUi();
  const { order } = details.row;
  const number = getShortNumber(order.number);
  const name = t('order.name', { number });
  useDocumentTitle(t('order.documentTitle', { number }));
  return (
    <StudioPage
      title={name}
      description={t('order.placed', { date: formatMachineDateTime(order.createdAt, locale) })}
      trail={[{ name: t('orders.title'), href: paths.orders }, { name }]}
      actions={<OrderActions details={details} />}
      sheets={<PackingSlip details={details} />}
    >
      <TwoColumns
        aside={
          <Stack space="6">
            <StepsCard details={details} />
            <AddressCard details={details} />
          </Stack>
        }
      >
        <Stack space="6">
          <PaymentCard details={details} />
          <LinesCard details={details} />
          <OrderHistory number={order.number} />
        </Stack>
      </TwoColumns>
    </StudioPage>
  );
}
