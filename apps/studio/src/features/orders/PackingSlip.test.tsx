import '../../i18n/en/orders.messages.json';

import type { OrderDetails } from '@gschool/admin/contract';
import { emptyAddress } from '@gschool/domain';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { PackingSlip } from './PackingSlip';

const error = vi.spyOn(console, 'error');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  error.mockReset();
  vi.unstubAllGlobals();
});

const mat = { name: 'Cork mat', options: '', amount: 4900, currency: 'eur' };

/** Thirty prices of a product whose variants have no names. */
const prices = Array.from({ length: 30 }, (_, index) => `price-${index}`);

const details: OrderDetails = {
  row: {
    order: {
      number: '0123456789ABCDEFGHJKMNPQRS',
      state: 'paid',
      address: { ...emptyAddress, country: 'FR', name: 'Nia Vale', line1: '1 rue Haute' },
      lines: prices.map((priceId) => ({ priceId, productId: 'mat', quantity: 1 })),
      createdAt: '2026-11-20T10:00:00.000Z',
      sessionId: 'session',
    },
    uid: 'nia',
    payment: 'paid',
  },
  status: null,
  payments: [],
  countedPayment: null,
  refundsDue: [],
  problems: [],
  nextStates: [],
  products: Object.fromEntries(prices.map((priceId) => [priceId, mat])),
};

const show = async (shown: OrderDetails): Promise<HTMLElement> => {
  const host = document.createElement('div');
  await act(async () =>
    createRoot(host).render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <PackingSlip details={shown} />
        </UiProvider>
      </I18nProvider>,
    ),
  );
  return host;
};

it('names the shipping, and does not count it as an item', async () => {
  const { row } = details;
  const lines = ['price-0', 'express'].map((priceId) => ({ priceId, productId: '', quantity: 1 }));
  const shipping = { ...mat, name: 'Shipping', options: 'express' };
  const host = await show({
    ...details,
    row: { ...row, order: { ...row.order, lines } },
    products: { 'price-0': mat, express: shipping },
  });
  expect([...host.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Cork mat',
  ]);
  expect(host.textContent).toContain('Shipping, express');
});

it('lists each of thirty lines, also those with the same name', async () => {
  const host = await show(details);
  expect(host.querySelectorAll('dt')).toHaveLength(30);
  expect(error).not.toHaveBeenCalled();
});
