import type { OrderRow } from '@gschool/admin/contract';
import { orderStates } from '@gschool/domain';
import { useUi } from '@gschool/ui';
import type { FilterFacet } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { orderStateLabel } from '../../shared/acts/labels';
import type { OfferedView } from '../../shared/list/useSavedViews';
import { listCountries } from './filterOrders';
import { paymentLabel, paymentValues } from './paymentLabels';

/** What orders can be filtered by. The countries are those of the orders that were read. */
export function useOrderFacets(rows: readonly OrderRow[]): readonly FilterFacet[] {
  const t = useT();
  const { locale } = useUi();
  const countryKey = useMemo(() => listCountries(rows).join(' '), [rows]);
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return [
      {
        id: 'state',
        label: t('orders.state'),
        options: orderStates.map((value) => ({ value, label: orderStateLabel(value, t) })),
      },
      {
        id: 'payment',
        label: t('orders.payment'),
        options: paymentValues.map((value) => ({ value, label: paymentLabel(value, t) })),
      },
      {
        id: 'country',
        label: t('orders.country'),
        options: countryKey
          .split(' ')
          .filter(Boolean)
          .map((value) => ({ value, label: names.of(value) ?? value })),
      },
    ];
  }, [t, locale, countryKey]);
}

/** The views that every administrator has. */
export function useOrderViews(): readonly OfferedView[] {
  const t = useT();
  return [
    { id: 'all', name: t('orders.viewAll'), query: '' },
    { id: 'toSend', name: t('orders.viewToSend'), query: 'state=paid' },
    {
      id: 'toCheck',
      name: t('orders.viewToCheck'),
      query: 'payment=mismatch&payment=paid-twice&payment=refund-due',
    },
    { id: 'onTheWay', name: t('orders.viewSent'), query: 'state=sent' },
  ];
}
