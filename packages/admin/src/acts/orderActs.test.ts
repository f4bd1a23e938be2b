import { createSampleOrder } from '@gschool/domain/testing';
import { expect, it } from 'vitest';

import { AdminError } from '../adminError';
import { createTestServices } from '../testing/createTestServices';
import { runOrderAct, type OrderRequest } from './orderActs';

const number = '0123456789ABCDEFGHJKMNPQRS';

it('an order that changes after the check and before the transaction is not changed again', async () => {
  const { orders, log, put } = createTestServices();
  const { state: _, createdAt, ...order } = createSampleOrder({ number });
  const store = (status: string) =>
    put(`orders/${number}`, { ...order, uid: 'mira', createdAt: new Date(createdAt), status });
  const find: typeof orders.find = async (id) => {
    store('sent');
    const found = await orders.find(id);
    store('delivered');
    return found;
  };
  const request: OrderRequest = {
    id: 'b3f0a7de-3c55-4a8e-9a44-6a3f6f0f9a01',
    kind: 'order.state',
    args: { number, from: 'sent', state: 'delivered' },
  };
  const context = { by: 'owner', now: Date.UTC(2026, 10, 21) };
  const act = runOrderAct({ ...orders, find }, request, context);
  await expect(act).rejects.toEqual(new AdminError('order-state-changed', { state: 'delivered' }));
  expect(await orders.readStatus(number)).toBeNull();
  expect(log.acts.size).toBe(0);
});
