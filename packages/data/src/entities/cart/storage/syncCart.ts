import { isSameSavedCart, mergeSavedCarts, type SavedCart } from '@gschool/domain';

import type { Session } from '../../../session/createSession';
import { getUid } from '../../../session/onMemberChange';
import type { ShopStorage } from './createShopStorage';

/** How long the cart must be unchanged before it is sent, in milliseconds. */
const SEND_AFTER_MS = 500;

/** If the last merge is older than this, in milliseconds, a page merges when it is shown again. */
const STALE_AFTER_MS = 15_000;

/** Connects the cart and wishlist on this device to the ones stored for the member. */
export interface CartSync {
  /** Merges with the stored cart. Never rejects: after an error the changes stay pending. */
  send(): Promise<void>;
  /** Stops following the session and the cart. A merge that is running changes nothing here. */
  dispose(): void;
}

export interface CartSyncOptions {
  session: Pick<Session, 'get' | 'subscribe' | 'backend'>;
  shopStorage: Pick<ShopStorage, 'cart' | 'wishlist' | 'savedCart' | 'listUnsent'>;
  /** Epoch milliseconds. */
  now?: (() => number) | undefined;
}

/**
 * Makes the member's cart and wishlist the same on every device
 * (docs/product/orders.md#cart-and-wishlist). Merges when the member signs in, after a change, when
 * the browser is online again and when the page is shown again. A failed merge is tried again on
 * the next of these occasions.
 */
export const startCartSync = ({
  session,
  shopStorage: { cart, wishlist, savedCart, listUnsent },
  now = () => Date.now(),
}: CartSyncOptions): CartSync => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();
  let mergedFor: string | null = null;
  let mergedAt = 0;
  let isDisposed = false;

  const read = (): SavedCart => ({ lines: cart.get(), wishlist: wishlist.get() });

  const merge = async (): Promise<void> => {
    const uid = getUid(session);
    if (uid === null || isDisposed) return;
    const base = savedCart.get();
    const local = read();
    let merged = local;
    const repository = await (await session.backend()).cart();
    await repository.update(uid, (stored) => {
      merged = mergeSavedCarts(base, local, stored);
      return isSameSavedCart(merged, stored) ? undefined : merged;
    });
    // The member may have signed out, which removes the cart. After `dispose`, the storage may belong
    // to another page: what this merge knows of the server would be wrong there.
    if (isDisposed || getUid(session) !== uid) return;
    [mergedFor, mergedAt] = [uid, now()];
    savedCart.update(() => merged);
    // Changes made during the request stay, and are sent next.
    const next = mergeSavedCarts(local, read(), merged);
    cart.update(() => next.lines);
    wishlist.update(() => next.wishlist);
  };

  const send = (): Promise<void> => {
    clearTimeout(timer);
    sending = sending.then(merge).catch((error: unknown) => {
      console.warn('The cart could not be merged; trying again later.', error);
    });
    return sending;
  };

  const onSessionChange = (): void => {
    const uid = getUid(session);
    if (uid === null) mergedFor = null;
    else if (uid !== mergedFor) {
      mergedFor = uid;
      void send();
    }
  };
  const onChange = (): void => {
    if (listUnsent().length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void send(), SEND_AFTER_MS);
  };
  const onShow = (): void => {
    if (document.visibilityState === 'visible' && now() - mergedAt > STALE_AFTER_MS) void send();
  };
  const onOnline = (): void => void send();

  const unsubscribes = [
    session.subscribe(onSessionChange),
    cart.subscribe(onChange),
    wishlist.subscribe(onChange),
  ];
  globalThis.addEventListener?.('online', onOnline);
  globalThis.document?.addEventListener('visibilitychange', onShow);
  onSessionChange();
  return {
    send,
    dispose: () => {
      isDisposed = true;
      clearTimeout(timer);
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      globalThis.removeEventListener?.('online', onOnline);
      globalThis.document?.removeEventListener('visibilitychange', onShow);
    },
  };
};
