import type { OrderDetails } from '@gschool/admin/contract';
import { formatOrderNumber, getAddressLines } from '@gschool/domain';
import { Card, Heading, Inline, Link, Stack, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CopyButton } from '../../shared/CopyButton';
import { AddressText } from './AddressText';

/** Where the order goes, and who ordered it. */
export function AddressCard({ details }: { details: OrderDetails }) {
  const t = useT();
  const { locale } = useUi();
  const { order, uid } = details.row;
  return (
    <Card as="section" space="4" aria-labelledby="ship-to">
      <Heading level={2} size="large" id="ship-to">
        {t('order.address')}
      </Heading>
      <AddressText address={order.address} />
      <Inline space="2">
        <CopyButton
          label={t('order.copyAddress')}
          text={getAddressLines(order.address, locale).join('\n')}
        />
      </Inline>
      <Stack space="1" align="start">
        <Text size="sm" tone="muted">
          {t('orders.number')}
        </Text>
        <Text size="sm" isNumeric dir="ltr" translate="no">
          {formatOrderNumber(order.number)}
        </Text>
        <CopyButton label={t('order.copyNumber')} text={order.number} />
      </Stack>
      <Link href={paths.member(uid)}>{t('order.customer')}</Link>
    </Card>
  );
}
