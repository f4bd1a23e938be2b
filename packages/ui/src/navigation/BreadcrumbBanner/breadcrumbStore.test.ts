import { expect, test, vi } from 'vitest';

import { createBreadcrumbStore, noBreadcrumb } from './breadcrumbStore';

test('shows the values of a page, defaults for the rest, and nothing after it unmounts', () => {
  const store = createBreadcrumbStore();
  expect(store.get()).toBe(noBreadcrumb);
  const leave = store.show({ name: 'Series' });
  expect(store.get()).toEqual({ ...noBreadcrumb, show: true, name: 'Series' });
  leave();
  expect(store.get()).toBe(noBreadcrumb);
});

test("a page that unmounts late does not remove the next page's banner", () => {
  const store = createBreadcrumbStore();
  const leave = store.show({ name: 'Series' });
  store.show({ name: 'Events', hideTitle: true });
  leave();
  expect(store.get()).toMatchObject({ show: true, name: 'Events', hideTitle: true });
});

test('notifies listeners until they unsubscribe', () => {
  const store = createBreadcrumbStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const leave = store.show({ name: 'Series' });
  leave();
  leave();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.show({ name: 'Events' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('two apps do not share a banner', () => {
  const [site, shop] = [createBreadcrumbStore(), createBreadcrumbStore()];
  site.show({ name: 'Series' });
  expect(shop.get()).toBe(noBreadcrumb);
});
