import '../../i18n/en/checkout.messages.json';

import { emptyAddress, type ShippingRate, type ShopAddress } from '@gschool/domain';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { AddressStep } from './AddressStep';

const everywhere: ShippingRate = {
  id: 'price_1Post',
  productId: 'shipping',
  speed: 'standard',
  countries: [],
  amount: 500,
  currency: 'usd',
  minimum: 0,
  days: [2, 4],
};

let root: Root;
const container = document.createElement('div');
const field = (name: string) =>
  container.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)!;

const open = (address: Partial<ShopAddress>) =>
  act(async () => {
    root = createRoot(container);
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <AddressStep
            address={{ ...emptyAddress, ...address }}
            offers={[everywhere]}
            onDone={() => undefined}
          />
        </UiProvider>
      </I18nProvider>,
    );
  });

const fill = (target: HTMLInputElement | HTMLSelectElement, value: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')!;
  set!.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
  target.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Fills the form like a browser: it finds all fields first, and fills them in their order. */
const autofill = async (values: Readonly<Record<string, string>>) => {
  const found = Object.entries(values).map(([name, value]) => [field(name), value] as const);
  for (const [target, value] of found) await act(async () => fill(target, value));
};

const portugal = {
  country: 'PT',
  name: 'Maya Okafor',
  line1: 'Rua Augusta 1',
  postalCode: '1100-148',
  city: 'Lisboa',
};

const read = () =>
  Object.fromEntries(Object.keys(portugal).map((name) => [name, field(name).value]));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

describe('the shipping address', () => {
  it.each(['', 'DE', 'PT'])(
    'is filled by the browser, whatever country was chosen: %s',
    async (country) => {
      await open({ country });
      await autofill(portugal);
      expect(read()).toEqual(portugal);
    },
  );

  it('loses its region and postal code when another country is chosen', async () => {
    await open({ ...portugal, country: 'US', region: 'CA', postalCode: '94110' });
    await act(async () => fill(field('country'), 'PT'));
    expect(read()).toEqual({ ...portugal, postalCode: '' });
    await act(async () => fill(field('country'), 'US'));
    expect(field('region').value).toBe('');
    expect(field('postalCode').value).toBe('');
  });

  it('keeps both when the same country is chosen again', async () => {
    await open({ ...portugal });
    await act(async () => fill(field('country'), 'PT'));
    expect(read()).toEqual(portugal);
  });
});
