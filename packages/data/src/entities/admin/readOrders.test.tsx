// @vitest-environment happy-dom
import { AppError } from '@gschool/domain';
import { expect, it, vi } from 'vitest';

import { readOrders } from './readOrders';
import { openAdmin } from './testing/openAdmin';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const numbers = Array.from({ length: 12 }, (_, index) => `order-${index}`);

it('reads all orders in the order of their numbers, and at most five at the same time', async () => {
  let running = 0;
  let most = 0;
  const { services, close } = await openAdmin({
    query: async (_kind, { number }: { number: string }) => {
      running += 1;
      most = Math.max(most, running);
      // The first of a group answers last.
      for (let wait = Number(number.slice(6)) % 5; wait < 5; wait += 1) await Promise.resolve();
      running -= 1;
      return { number };
    },
  });
  const orders = await readOrders(services.session, numbers);
  expect(orders).toEqual(numbers.map((number) => ({ number })));
  expect(most).toBe(5);
  close();
});

it('returns no part of the orders if one can’t be read', async () => {
  const { services, close } = await openAdmin({
    query: async (_kind, { number }: { number: string }) => {
      if (number === 'order-7') throw new AppError({ kind: 'offline' });
      return { number };
    },
  });
  await expect(readOrders(services.session, numbers)).rejects.toThrow('offline');
  close();
});
