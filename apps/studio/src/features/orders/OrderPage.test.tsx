import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { OrderPage } from './OrderPage';

const requested = vi.hoisted(() => [] as string[]);

vi.mock('@gschool/data/admin', () => ({
  useOrderDetails: (number: string) => {
    requested.push(number);
    return { data: undefined, error: null };
  },
}));
vi.mock('../../i18n/useT', () => ({ useT: () => (id: string) => id }));
vi.mock('../../shared/StudioPage', () => ({
  StudioPage: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../../shared/QueryResult', () => ({ QueryResult: () => 'the order' }));
vi.mock('./OrderView', () => ({ OrderView: () => null }));

const NUMBER = '8101Z56789ABCDEFGHJKMNPQRS';

const open = (number: string): string => {
  requested.length = 0;
  return renderToStaticMarkup(<OrderPage number={number} />);
};

it('opens an order by its number', () => {
  expect(open(NUMBER)).toBe('the order');
  expect(requested).toEqual([NUMBER]);
});

it.each([NUMBER.toLowerCase(), NUMBER.replace('0', 'O'), NUMBER.replace('1', 'I'), 'order-of-eve'])(
  'opens no order for %s, which only looks like the number of one',
  (id) => {
    expect(open(id)).toContain('order.missing');
    expect(requested).toEqual(['']);
  },
);
