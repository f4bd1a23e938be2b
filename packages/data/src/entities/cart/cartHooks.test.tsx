// @vitest-environment happy-dom
import type { CartNotice } from '@gschool/domain';
import { createSampleProduct, createSampleVariant } from '@gschool/domain/testing';
import { createStore } from '@gschool/state';
import { QueryClient } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { shopKeys } from '../shop/shop';
import { createServices, type Services } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import type { Session } from '../../session/createSession';
import { signedOut } from '../../session/state';
import { useCart, useCartCount, type Cart } from './cartHooks';
import { getShopStorage } from './storage/getShopStorage';
import { aLine } from './testing/tabs';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let services: Services;
let root: Root;
let cart: Cart;
let container: HTMLElement;

function Probe() {
  const shown = useCart();
  useEffect(() => {
    cart = shown;
  });
  return <>{useCartCount() ?? 'unknown'}</>;
}
const page = () => (
  <ServicesProvider services={services}>
    <Probe />
  </ServicesProvider>
);
const getLines = () => cart.lines.map(({ variantId, quantity }) => `${quantity} ${variantId}`);
const setStock = (stock: Readonly<Record<string, number>>) =>
  act(async () => {
    const products = Object.entries(stock).map(([id, left]) =>
      createSampleProduct(id, [createSampleVariant(id, { stock: left })]),
    );
    services.queryClient
      .get(() => new QueryClient())
      .setQueryData(shopKeys.catalogue, { products, shipping: [] });
    await vi.waitFor(() => expect(services.queryClient.peek()?.isFetching()).toBe(0));
  });

beforeEach(async () => {
  localStorage.clear();
  services = createServices({ session: createStore(signedOut) as unknown as Session });
  getShopStorage(services).cart.update(() => [aLine('tee', 5), aLine('mat'), aLine('mug', 2)]);
  container = document.createElement('div');
  root = createRoot(container);
  await act(async () => root.render(page()));
});
afterEach(async () => {
  await act(async () => root.unmount());
  services.dispose();
});

it('counts everything until a page has read the catalog, then only what is in stock', async () => {
  expect(container.textContent).toBe('8');
  expect(services.queryClient.peek()).toBeUndefined();
  await setStock({ tee: 3, mat: 0, mug: 9 });
  await vi.waitFor(() => expect(container.textContent).toBe('5'));
  await setStock({ tee: 1, mat: 0, mug: 0 });
  await vi.waitFor(() => expect(container.textContent).toBe('1'));
  // The stored lines are not changed before the customer has read about it.
  expect(getLines()).toEqual(['5 tee', '1 mat', '2 mug']);
});

it('limits what is added to the known stock, and says so', async () => {
  const add = (quantity: number): Promise<CartNotice | null> =>
    act(async () => cart.add('mug', 'mug', quantity));
  expect(await add(3)).toBeNull();
  await setStock({ mug: 6 });
  expect(await add(3)).toMatchObject({ kind: 'clamped', wanted: 8, quantity: 6 });
  expect(getLines()).toEqual(['5 tee', '1 mat', '6 mug']);
});

it('applies the stock when that is asked for', async () => {
  await setStock({ tee: 3, mat: 0, mug: 9 });
  await act(async () => cart.applyStock());
  expect(getLines()).toEqual(['3 tee', '2 mug']);
});

it('restores each removed line at its position, and never twice', async () => {
  let undoMat = () => {};
  let undoTee = () => {};
  await act(async () => (undoMat = cart.remove('mat')));
  await act(async () => (undoTee = cart.remove('tee')));
  expect(getLines()).toEqual(['2 mug']);
  await act(async () => undoTee());
  await act(async () => undoMat());
  await act(async () => undoMat());
  expect(getLines()).toEqual(['5 tee', '1 mat', '2 mug']);
  await act(async () => cart.remove('unknown')());
  expect(getLines()).toEqual(['5 tee', '1 mat', '2 mug']);
});

it('is empty and of unknown size on the server', () => {
  expect(renderToString(page())).toBe('unknown');
});
