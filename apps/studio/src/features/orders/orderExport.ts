import type { OrderRow } from '@gschool/admin/contract';
import type { Session } from '@gschool/data';
import { readAllOrders } from '@gschool/data/admin';
import type { FilterValue } from '@gschool/ui/table';

import type { ExportSource } from '../../shared/export/ExportDialog';
import { filterOrders, getServerState } from './filterOrders';

const addressFields = [
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
] as const;

const toRow = ({ order, uid, payment }: OrderRow) => {
  const address: Partial<Record<string, string>> = { ...order.address };
  return [
    order.number,
    order.createdAt,
    order.state,
    payment,
    uid,
    order.lines.map(({ priceId, quantity }) => `${quantity} × ${priceId}`).join('; '),
    ...addressFields.map((name) => address[name]),
  ];
};

/** The orders that match a filter, as rows of a file. */
export const createOrderExport = (session: Session, filter: FilterValue): ExportSource => ({
  list: 'orders',
  head: ['number', 'createdAt', 'state', 'payment', 'uid', 'lines', ...addressFields],
  read: async function* read() {
    for await (const page of readAllOrders(session, getServerState(filter)))
      yield filterOrders(page, filter).map(toRow);
  },
});
