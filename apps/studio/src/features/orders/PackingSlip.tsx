import type { OrderDetails } from '@gschool/admin/contract';
import { formatOrderNumber } from '@gschool/domain';
import { FactList, Heading, Stack, Text, useUi } from '@gschool/ui';
import { useId } from 'react';

import { productName } from '../../config/env';
import { useT } from '../../i18n/useT';
import { AddressText } from './AddressText';
import { formatMachineDateTime } from '../../shared/times';
import { getLineName, isShipping } from './paymentLabels';

/** What is printed and put in the parcel: the address, the shipping and the items, without prices. */
export function PackingSlip({ details }: { details: OrderDetails }) {
  const t = useT();
  const { locale } = useUi();
  const id = useId();
  const {
    products,
    row: { order },
  } = details;
  const isOfShipping = ({ priceId }: { priceId: string }) => isShipping(products[priceId]);
  return (
    <section data-print="only" aria-labelledby={id}>
      <Stack space="6">
        <Stack space="1">
          <Heading level={2} size="h3" id={id}>
            {productName} · {t('order.slip')}
          </Heading>
          <Text isNumeric dir="ltr" translate="no">
            {formatOrderNumber(order.number)}
          </Text>
          <Text tone="muted">
            {t('order.placed', { date: formatMachineDateTime(order.createdAt, locale) })}
          </Text>
        </Stack>
        <Stack space="3">
          <AddressText address={order.address} />
          {order.lines.filter(isOfShipping).map(({ priceId }) => (
            <Text key={priceId}>{getLineName(priceId, products, t)}</Text>
          ))}
        </Stack>
        <FactList
          layout="spread"
          facts={order.lines
            .filter((line) => !isOfShipping(line))
            .map(({ priceId, quantity }) => ({
              id: priceId,
              term: getLineName(priceId, products, t),
              value: t('order.quantity', { quantity }),
            }))}
        />
      </Stack>
    </section>
  );
}
