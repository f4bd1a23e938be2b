import { describe, expect, it, vi } from 'vitest';

import { signedOut } from '../../../session/state';
import { aLine, openTab, sharedStorage } from '../testing/tabs';
import { createShopStorage } from './createShopStorage';

const add = (tab: ReturnType<typeof openTab>, id: string, quantity = 1): void =>
  tab.shopStorage.cart.update((lines) => [...lines, aLine(id, quantity)]);

describe('disposing', () => {
  it('stops following the session and other tabs', () => {
    const shared = sharedStorage();
    const [here, there] = [openTab(shared), openTab(shared)];
    [here, there].forEach((tab) => tab.become(null));
    const changed = vi.fn();
    there.shopStorage.cart.subscribe(changed);
    there.shopStorage.dispose();
    add(here, 'tee');
    there.deliver();
    there.become('mira');
    expect(there.shopStorage.cart.get()).toHaveLength(0);
    expect(changed).not.toHaveBeenCalled();
  });

  it('removes its listener from the window', () => {
    const session = { get: () => signedOut, subscribe: () => () => undefined };
    const target = new EventTarget();
    vi.stubGlobal('window', target);
    const removed = vi.spyOn(target, 'removeEventListener');
    createShopStorage({ session, storage: () => null }).dispose();
    expect(removed).toHaveBeenCalledWith('storage', expect.any(Function));
    vi.unstubAllGlobals();
  });
});

describe('the shop’s storage', () => {
  it('shows changes in another tab', () => {
    const shared = sharedStorage();
    const [here, there] = [openTab(shared), openTab(shared)];
    [here, there].forEach((tab) => tab.become(null));
    const listener = vi.fn();
    there.shopStorage.cart.subscribe(listener);
    add(here, 'tee');
    expect(there.shopStorage.cart.get()).toHaveLength(0);
    there.deliver();
    expect(there.shopStorage.cart.get()).toHaveLength(1);
    expect(listener).toHaveBeenCalled();
    // Changes made in the other tab are not overwritten before their event is delivered.
    add(here, 'mat');
    add(there, 'mug');
    expect(there.shopStorage.cart.get().map(({ variantId }) => variantId)).toEqual([
      'tee',
      'mat',
      'mug',
    ]);
  });

  it('is removed with the member, and leaves nothing for the next one', () => {
    const shared = sharedStorage();
    const tab = openTab(shared);
    tab.become(null);
    add(tab, 'tee');
    tab.shopStorage.wishlist.update(() => ['mat']);
    tab.shopStorage.recentlyViewed.update(() => ['mug']);
    tab.become('mira');
    expect(tab.shopStorage.cart.get()).toEqual([aLine('tee')]);
    expect(tab.shopStorage.wishlist.get()).toEqual(['mat']);
    tab.shopStorage.orderAttempt.update(() => ({ number: 'n', orderDigest: 'f' }));
    tab.become(null);
    expect(tab.shopStorage.cart.get()).toEqual([]);
    expect(tab.shopStorage.wishlist.get()).toEqual([]);
    expect(tab.shopStorage.recentlyViewed.get()).toEqual([]);
    expect([...shared.map.values()].join()).not.toMatch(/tee|mat|mug|mira/);
    tab.become('nia');
    expect(tab.shopStorage.cart.get()).toEqual([]);
    expect(tab.shopStorage.orderAttempt.get()).toBeNull();
  });

  it('shows the cart of the last owner until the session is restored', () => {
    const shared = sharedStorage();
    const before = openTab(shared);
    before.become('mira');
    add(before, 'tee');
    const next = openTab(shared);
    expect(next.shopStorage.cart.get()).toEqual([aLine('tee')]);
    next.become('nia');
    expect(next.shopStorage.cart.get()).toEqual([]);
  });

  it('keeps what a full storage refuses as long as the page lasts', () => {
    const shared = sharedStorage();
    const tab = openTab(shared);
    tab.become(null);
    add(tab, 'tee');
    shared.isFull = true;
    add(tab, 'mat');
    add(tab, 'mug');
    expect(tab.shopStorage.cart.get()).toHaveLength(3);
    tab.become('mira');
    expect(tab.shopStorage.cart.get()).toHaveLength(3);
    shared.isFull = false;
    add(tab, 'cap');
    expect(openTab(shared).shopStorage.cart.get()).toEqual([]);
    expect(tab.shopStorage.cart.get()).toHaveLength(4);
  });

  it('fills the first cart once, for a guest without a cart', () => {
    const shared = sharedStorage();
    const tab = openTab(shared);
    tab.become(null);
    tab.shopStorage.initializeCart([aLine('tee'), aLine('mug')]);
    expect(tab.shopStorage.cart.get()).toHaveLength(2);
    tab.shopStorage.cart.update(() => []);
    tab.shopStorage.initializeCart([aLine('tee')]);
    expect(tab.shopStorage.cart.get()).toHaveLength(0);
  });

  it('ignores invalid carts', () => {
    const shared = sharedStorage();
    const stored = [
      aLine('tee', 2),
      aLine('tee', 3),
      aLine('a/b'),
      aLine('mug', 0),
      null,
      'mat',
      aLine('cap', 1.5),
    ];
    shared.map.set('gschool.shop/bag/guest', JSON.stringify(stored));
    shared.map.set('gschool.shop/wishlist/guest', '{"broken');
    const tab = openTab(shared);
    tab.become(null);
    expect(tab.shopStorage.cart.get()).toEqual([aLine('tee', 2)]);
    expect(tab.shopStorage.wishlist.get()).toEqual([]);
  });

  it.each(['wish', 'orderFingerprint'])(
    'removes an order attempt stored with %s, which contains an address',
    (field) => {
      const shared = sharedStorage();
      shared.map.set('gschool.shop/attempt/guest', `{"number":"n","${field}":"1 Quay"}`);
      const tab = openTab(shared);
      tab.become(null);
      expect(tab.shopStorage.orderAttempt.get()).toBeNull();
      expect(JSON.stringify([...shared.map])).not.toContain('Quay');
    },
  );

  it('has the twelve products that were viewed last', () => {
    const tab = openTab(sharedStorage());
    tab.become(null);
    const ids = Array.from({ length: 13 }, (_, n) => `p${n}`);
    tab.shopStorage.recentlyViewed.update(() => ids);
    expect(tab.shopStorage.recentlyViewed.get()).toEqual(ids.slice(0, 12));
    tab.shopStorage.dispose();
  });

  it('uses no key that clear-all removes', () => {
    const shared = sharedStorage();
    const tab = openTab(shared);
    tab.become('mira');
    tab.shopStorage.initializeCart([aLine('tee')]);
    add(tab, 'tee');
    tab.shopStorage.wishlist.update(() => ['tee']);
    tab.shopStorage.recentlyViewed.update(() => ['tee']);
    tab.shopStorage.orderAttempt.update(() => ({ number: 'n', orderDigest: 'f' }));
    expect(shared.map.size).toBeGreaterThanOrEqual(5);
    expect([...shared.map.keys()].filter((key) => /cache/i.test(key))).toEqual([]);
  });
});
