import { AppError } from '@gschool/domain';
import type { Auth } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Session } from '../../../session/createSession';
import { createServices } from '../../../services/createServices';
import { hasUnsentChanges, sendBeforeSignOut } from '../../../sign-out';
import { createTestStore, createTestToken, type TestStore } from '../../../testing/createTestStore';
import { partOf } from '../../../testing/partOf';
import type { Backend } from '../../../backend';
import { documentPaths } from '../../../documents';
import { toCartDocument, toSavedCart } from '../../../mappers/cart';
import type { CartRepository } from '../cartRepository';
import { openCartRepository } from '../firebase/cartRepository';
import { aLine, openTab, sharedStorage, type Tab } from '../testing/tabs';
import { startCartSync, type CartSync } from './syncCart';

let server: TestStore;
let calls: number;
/** Called before each update of a cart; throw to make it fail. */
let before: () => void | Promise<void>;
const started: CartSync[] = [];

/** The cart of the member who updates it, under the access rules. */
const cart: CartRepository = {
  update: async (uid, change) => {
    calls += 1;
    await before();
    const getIdToken = async () => createTestToken({ sub: uid });
    const auth = { currentUser: { getIdToken } } as unknown as Auth;
    const firebase = { projectId: 'demo-gschool', apiKey: 'key' } as never;
    return openCartRepository(auth, {
      firebase,
      usesEmulators: false,
      appCheckSiteKey: undefined,
    }).update(uid, change);
  },
};
const backend = partOf<Backend>({ cart: async () => cart });
const stored = (uid: string) => {
  const document = server.store.document(documentPaths.cart(uid));
  return document ? toSavedCart(document.fields) : undefined;
};

/** A browser with one tab of the shop, connected to the server. */
const openDevice = () => {
  const storage = sharedStorage();
  const tab = openTab(storage);
  const sync = startCartSync({
    session: { ...tab.session, backend: () => Promise.resolve(backend) },
    shopStorage: tab.shopStorage,
  });
  started.push(sync);
  return { ...tab, sync, storage };
};
const add = ({ shopStorage }: Pick<Tab, 'shopStorage'>, id: string, quantity = 1): void =>
  shopStorage.cart.update((lines) => [
    ...lines.filter(({ variantId }) => variantId !== id),
    aLine(id, quantity),
  ]);
const remove = ({ shopStorage }: Pick<Tab, 'shopStorage'>, id: string): void =>
  shopStorage.cart.update((lines) => lines.filter(({ variantId }) => variantId !== id));
const goOffline = (): void => {
  before = () => {
    throw new AppError({ kind: 'offline' });
  };
};
const goOnline = (): void => {
  before = () => undefined;
};
const quantities = ({ shopStorage }: Pick<Tab, 'shopStorage'>) =>
  Object.fromEntries(
    shopStorage.cart.get().map(({ variantId, quantity }) => [variantId, quantity]),
  );
/** Delays all later requests. Returns a function that answers the last one. */
const blockServer = (): (() => void) => {
  let answer: () => void = () => undefined;
  before = () => new Promise((resolve) => (answer = resolve));
  return () => answer();
};
/** Waits until everything pending is sent. */
const settle = () => vi.advanceTimersByTimeAsync(2000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = createTestStore();
  vi.stubGlobal('fetch', server.fetch);
  for (const uid of ['mira', 'nia']) server.put(documentPaths.user(uid), {});
  calls = 0;
  goOnline();
});
afterEach(() => {
  started.splice(0).forEach((sync) => sync.dispose());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the member’s cart', () => {
  it('changes nothing in the browser once it is disposed, even if a merge is running', async () => {
    const device = openDevice();
    add(device, 'tee');
    const answer = blockServer();
    device.become('mira');
    await settle();
    expect(calls).toBe(1);
    device.sync.dispose();
    const before = [...device.storage.map];
    answer();
    await vi.waitFor(() => expect(stored('mira')?.lines).toEqual([aLine('tee')]));
    await settle();
    expect([...device.storage.map]).toEqual(before);
    expect(device.shopStorage.savedCart.get()).toBeNull();
    await device.sync.send();
    expect(calls).toBe(1);
  });

  it('follows to another device, and later changes of both follow', async () => {
    const [phone, laptop] = [openDevice(), openDevice()];
    phone.become('mira');
    add(phone, 'tee', 2);
    await settle();
    laptop.become('mira');
    await settle();
    expect(quantities(laptop)).toEqual({ tee: 2 });
    add(laptop, 'mug');
    add(laptop, 'tee', 5);
    await settle();
    await phone.sync.send();
    expect(quantities(phone)).toEqual({ tee: 5, mug: 1 });
    phone.shopStorage.cart.update(() => []);
    await settle();
    await laptop.sync.send();
    expect(quantities(laptop)).toEqual({});
  });

  it('is merged with a guest’s cart once, and doubles nothing at the next sign-in', async () => {
    const before = { lines: [aLine('tee', 3), aLine('mat')], wishlist: [] };
    server.put(documentPaths.cart('mira'), toCartDocument(before));
    const device = openDevice();
    device.become(null);
    add(device, 'tee', 2);
    add(device, 'mug', 4);
    for (let times = 0; times < 3; times += 1) {
      device.become('mira');
      await settle();
      expect(quantities(device)).toEqual({ tee: 3, mat: 1, mug: 4 });
      expect(stored('mira')?.lines).toHaveLength(3);
      device.become(null);
      await settle();
      expect(quantities(device)).toEqual({});
    }
    expect(stored('mira')?.lines).toHaveLength(3);
    expect([...device.storage.map].join()).not.toContain('tee');
  });

  it('waits while the service fails, and is sent later', async () => {
    const device = openDevice();
    device.become('mira');
    await settle();
    goOffline();
    add(device, 'tee');
    await settle();
    expect([device.shopStorage.listUnsent(), quantities(device)]).toEqual([['cart'], { tee: 1 }]);
    const before = calls;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(calls).toBe(before);
    goOnline();
    globalThis.dispatchEvent(new Event('online'));
    await settle();
    expect(device.shopStorage.listUnsent()).toEqual([]);
    expect(stored('mira')?.lines).toEqual([aLine('tee')]);
  });

  it('is named at the sign-out when it could not be sent, also without the code that sends it', async () => {
    const device = openDevice();
    device.become('mira');
    device.sync.dispose();
    const services = createServices({ session: device.session as unknown as Session });
    expect(hasUnsentChanges(services)).toBe(false);
    services.shopStorage.get(() => device.shopStorage);
    expect(hasUnsentChanges(services)).toBe(false);
    add(device, 'tee');
    expect(hasUnsentChanges(services)).toBe(true);
    expect(await sendBeforeSignOut(services, 50)).toEqual({
      library: [],
      drafts: [],
      shop: ['cart'],
    });
  });

  it('comes with the wishlist', async () => {
    const [phone, laptop] = [openDevice(), openDevice()];
    const wishlistOf = (device: Tab) => device.shopStorage.wishlist.get();
    phone.become(null);
    phone.shopStorage.wishlist.update(() => ['mug']);
    phone.become('mira');
    await settle();
    laptop.become('mira');
    await settle();
    expect(wishlistOf(laptop)).toEqual(['mug']);
    laptop.shopStorage.wishlist.update((ids) => ['cap', ...ids]);
    await settle();
    phone.shopStorage.wishlist.update(() => []);
    expect(phone.shopStorage.listUnsent()).toEqual(['wishlist']);
    await settle();
    await laptop.sync.send();
    expect([wishlistOf(phone), wishlistOf(laptop), phone.shopStorage.listUnsent()]).toEqual([
      ['cap'],
      ['cap'],
      [],
    ]);
    phone.become(null);
    phone.become('mira');
    await settle();
    expect(wishlistOf(phone)).toEqual(['cap']);
  });

  it('keeps a change that was made during a request', async () => {
    const device = openDevice();
    device.become('mira');
    await settle();
    const answer = blockServer();
    add(device, 'tee');
    await settle();
    add(device, 'mug');
    goOnline();
    answer();
    await settle();
    expect(quantities(device)).toEqual({ tee: 1, mug: 1 });
    expect(stored('mira')?.lines).toHaveLength(2);
  });

  it('never reaches another member of the same browser', async () => {
    const device = openDevice();
    device.become('mira');
    add(device, 'tee');
    await settle();
    device.become('nia');
    await settle();
    expect([quantities(device), stored('nia')]).toEqual([{}, undefined]);
    device.become('mira');
    await settle();
    expect(quantities(device)).toEqual({ tee: 1 });
  });

  it('has the changes that were not sent when the session ended, for the same member only', async () => {
    const [phone, laptop] = [openDevice(), openDevice()];
    phone.become('mira');
    add(phone, 'tee');
    add(phone, 'cap');
    await settle();
    laptop.become('mira');
    await settle();
    goOffline();
    add(phone, 'mug', 3);
    remove(phone, 'cap');
    await settle();
    phone.endSession();
    expect(quantities(phone)).toEqual({});
    goOnline();
    add(laptop, 'tee', 5);
    await settle();

    phone.become('nia');
    await settle();
    expect([quantities(phone), stored('nia')]).toEqual([{}, undefined]);
    phone.become(null);
    expect(quantities(phone)).toEqual({});

    phone.become('mira');
    await settle();
    expect(quantities(phone)).toEqual({ tee: 5, mug: 3 });
    expect(stored('mira')?.lines).toHaveLength(2);
    phone.become(null);
    expect([...phone.storage.map].join()).not.toMatch(/mira|tee/);
  });

  it('waits for its member when the session ended while no page was open', async () => {
    const device = openDevice();
    device.become('mira');
    await settle();
    goOffline();
    add(device, 'tee');
    const next = openTab(device.storage);
    next.become(null);
    expect(quantities(next)).toEqual({});
    next.become('mira');
    expect(quantities(next)).toEqual({ tee: 1 });
  });

  it('is removed when the member signs out in another tab', () => {
    const here = openDevice();
    here.become('mira');
    add(here, 'tee');
    // The other tab shows no part of the shop. Otherwise, it would have removed the cart itself.
    here.storage.map.set('gschool.signed-out', 'true');
    here.endSession();
    expect([...here.storage.map].join()).not.toMatch(/mira|tee/);
  });

  it('is removed 30 days after the session ended, when another member uses the browser', () => {
    const device = openDevice();
    device.become('mira');
    add(device, 'tee');
    device.endSession();
    const DAY_MS = 86_400_000;
    vi.advanceTimersByTime(29 * DAY_MS);
    device.become('nia');
    expect([...device.storage.map].join()).toContain('tee');
    vi.advanceTimersByTime(2 * DAY_MS);
    device.become(null);
    expect([...device.storage.map].join()).not.toMatch(/mira|tee/);
  });

  it('leaves no trace when the data was removed before the session ended, as after a deletion', () => {
    const device = openDevice();
    device.become('mira');
    add(device, 'tee');
    device.storage.map.delete('gschool.shop/bag/member%3Amira');
    device.endSession();
    expect([...device.storage.map]).toEqual([]);
  });

  it('leaves nothing when the member signs out during a request', async () => {
    const device = openDevice();
    device.become('mira');
    await settle();
    const answer = blockServer();
    add(device, 'tee');
    await settle();
    device.become(null);
    answer();
    await settle();
    expect([quantities(device), device.storage.map.size]).toEqual([{}, 0]);
  });
});
