import { expect, it, vi } from 'vitest';

import { createSession } from '../session/createSession';
import { getShopStorage } from '../entities/cart/storage/getShopStorage';
import { createServices } from './createServices';

const create = () =>
  createServices({ session: createSession({ connect: () => new Promise(() => undefined) }) });

it('creates a lazy member once for each page', () => {
  const [first, second] = [create(), create()];
  expect(getShopStorage(first)).toBe(getShopStorage(first));
  expect(getShopStorage(first)).not.toBe(getShopStorage(second));
});

it('cleans up everything that was created, once', () => {
  const services = create();
  const cleanUp = vi.fn();
  services.onDispose(cleanUp);
  services.dispose();
  services.dispose();
  expect(cleanUp).toHaveBeenCalledTimes(1);
});

it('cleans up at once what arrives after it was disposed', () => {
  const services = create();
  services.dispose();
  const cleanUp = vi.fn();
  services.onDispose(cleanUp);
  expect(cleanUp).toHaveBeenCalledTimes(1);
});

it('disposes the storage of the shop', () => {
  const services = create();
  const unsubscribe = vi.fn();
  vi.spyOn(services.session, 'subscribe').mockReturnValue(unsubscribe);
  getShopStorage(services);
  services.dispose();
  expect(unsubscribe).toHaveBeenCalledTimes(2);
});
