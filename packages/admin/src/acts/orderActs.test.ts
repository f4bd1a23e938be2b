import type { OrderState } from '@gschool/domain';
import { createSampleOrder } from '@gschool/domain/testing';
import { expect, it } from 'vitest';

import { AdminError } from '../adminError';
import type { OrderChange, OrderService, StoredOrder } from '../order/service';
import { createMemoryLog } from '../testing/createMemoryLog';
import { runOrderAct, type OrderRequest } from './orderActs';

const number = '0123456789ABCDEFGHJKMNPQRS';

const createOrder = (state: OrderState): StoredOrder => ({
  uid: 'mira',
  ...createSampleOrder({ number, state }),
});

it('an order that changes after the check and before the transaction is not changed again', async () => {
  const log = createMemoryLog();
  const changes: OrderChange[] = [];
  const orders = {
    find: async () => createOrder('sent'),
    change: (_number, decide) =>
      log.run(async (transaction) => {
        const current = { order: createOrder('delivered'), status: null, refunded: [] };
        const change = await decide(current, transaction);
        return { isCurrent: () => true, commit: () => void (change && changes.push(change)) };
      }),
  } satisfies Partial<OrderService>;
  const request: OrderRequest = {
    id: 'b3f0a7de-3c55-4a8e-9a44-6a3f6f0f9a01',
    kind: 'order.state',
    args: { number, from: 'sent', state: 'delivered' },
  };
  const context = { by: 'owner', now: Date.UTC(2026, 10, 21) };
  const act = runOrderAct(orders as unknown as OrderService, request, context);
  await expect(act).rejects.toEqual(new AdminError('order-state-changed', { state: 'delivered' }));
  expect(changes).toEqual([]);
  expect(log.acts.size).toBe(0);
});
