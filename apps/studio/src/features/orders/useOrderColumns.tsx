import type { OrderRow } from '@gschool/admin/contract';
import { formatOrderNumber, isOrderNumber, orderStates } from '@gschool/domain';
import { Badge, useUi } from '@gschool/ui';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { orderStateLabel, orderStateTones } from '../../shared/acts/labels';
import { formatMachineDate } from '../../shared/dates';
import { paymentLabel, paymentTones } from './paymentLabels';
import { getShortNumber } from './shortNumber';

/** The columns of the table of orders. */
export function useOrderColumns(): readonly DataTableColumn<OrderRow>[] {
  const t = useT();
  const { locale } = useUi();
  return useMemo(() => {
    const countries = new Intl.DisplayNames(locale, { type: 'region' });
    return [
      {
        id: 'number',
        header: t('orders.number'),
        render: ({ order }) => (
          <>
            <span dir="ltr" translate="no" title={formatOrderNumber(order.number)}>
              {getShortNumber(order.number)}
            </span>
            {/* Typed or read aloud, it would be the number of another order. */}
            {!isOrderNumber(order.number) && <Badge tone="danger">{t('orders.foreign')}</Badge>}
          </>
        ),
        isRowHeader: true,
        width: 8,
        grow: 1,
      },
      {
        id: 'placed',
        header: t('orders.placed'),
        render: ({ order }) => formatMachineDate(order.createdAt, locale),
        getSortValue: ({ order }) => order.createdAt,
        firstDirection: 'descending',
      },
      {
        id: 'state',
        header: t('orders.state'),
        render: ({ order: { state } }) => (
          <Badge tone={orderStateTones[state]}>{orderStateLabel(state, t)}</Badge>
        ),
        getSortValue: ({ order }) => orderStates.indexOf(order.state),
      },
      {
        id: 'payment',
        header: t('orders.payment'),
        render: ({ payment }) => (
          <Badge tone={paymentTones[payment]}>{paymentLabel(payment, t)}</Badge>
        ),
        getSortValue: ({ payment }) => paymentLabel(payment, t),
        width: 9,
      },
      {
        id: 'customer',
        header: t('orders.customer'),
        render: ({ order }) => (
          <bdi>{[order.address.name, order.address.city].filter(Boolean).join(', ')}</bdi>
        ),
        getSortValue: ({ order }) => order.address.name,
        width: 12,
        grow: 2,
        priority: 1,
      },
      {
        id: 'country',
        header: t('orders.country'),
        render: ({ order }) => countries.of(order.address.country),
        getSortValue: ({ order }) => countries.of(order.address.country),
        priority: 3,
      },
      {
        id: 'items',
        header: t('orders.items'),
        // The shipping is a line, too.
        render: ({ order }) => order.lines.reduce((sum, { quantity }) => sum + quantity, 0) - 1,
        align: 'end',
        width: 5,
        grow: 0,
        priority: 2,
      },
    ];
  }, [t, locale]);
}
