import '../../i18n/en/product.messages.json';
import '../../i18n/en/products.messages.json';
import '../../i18n/en/shopping.messages.json';

import {
  createServices,
  ServicesProvider,
  type Services,
  type Session,
  type SessionState,
} from '@gschool/data';
import { getShopStorage } from '@gschool/data/shop';
import type { Product, Variant } from '@gschool/domain';
import { createSampleProduct, createSampleVariant } from '@gschool/domain/testing';
import { createStore } from '@gschool/state';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { BuyBox } from './BuyBox';

let services: Services;
let root: Root;
const container = document.createElement('div');

const size = (name: string, stock: number): Variant => ({
  ...createSampleVariant(`tee-${name}`, { stock }),
  options: { size: name },
});
const tee: Product = createSampleProduct('tee', [size('S', 10), size('M', 10), size('L', 3)]);

const button = (name: string) =>
  [...container.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
  )!;
const chooseSize = (name: string) =>
  act(async () => container.querySelector<HTMLInputElement>(`input[value=${name}]`)!.click());
const readQuantity = () => container.querySelector<HTMLInputElement>('[name=quantity]')!.value;
const readCart = () =>
  getShopStorage(services)
    .cart.get()
    .map(({ variantId, quantity }) => `${quantity} ${variantId}`);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  document.body.append(container);
  services = createServices({
    session: createStore<SessionState>({ status: 'signedOut' }) as unknown as Session,
  });
  getShopStorage(services).cart.update(() => []);
  root = createRoot(container);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <MemoryRouter>
            <ServicesProvider services={services}>
              <BuyBox product={tee} isCurrent />
            </ServicesProvider>
          </MemoryRouter>
        </UiProvider>
      </I18nProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  services.dispose();
  container.remove();
  vi.unstubAllGlobals();
});

describe('the quantity', () => {
  it('is the one in the field, also after another size was chosen', async () => {
    for (let n = 1; n < 5; n += 1) await act(async () => button('One more').click());
    expect(readQuantity()).toBe('5');
    await chooseSize('M');
    expect(readQuantity()).toBe('5');
    await act(async () => button('Add to cart').click());
    expect(readCart()).toEqual(['5 tee-M']);
  });

  it('is limited to the stock of the size', async () => {
    for (let n = 1; n < 5; n += 1) await act(async () => button('One more').click());
    await chooseSize('L');
    expect(readQuantity()).toBe('3');
    await act(async () => button('Add to cart').click());
    expect(readCart()).toEqual(['3 tee-L']);
  });
});
