import { isSameCart, mergeCartChanges, type CartLine } from '@gschool/domain';

import type { Session } from '../../session/createSession';
import { getUid } from '../../session/onMemberChange';
import type { ShopStorage } from './createShopStorage';

/** How long the cart must be unchanged before it is sent, in milliseconds. */
const SEND_AFTER_MS = 500;

/** How old the last merge is before a page that is shown again merges, in milliseconds. */
const STALE_AFTER_MS = 15_000;

/** The connection of a device's cart to the member's stored cart. */
export interface CartSync {
  /** Merges with the stored cart. Never rejects: after an error the changes stay pending. */
  send(): Promise<void>;
  dispose(): void;
}

export interface CartSyncOptions {
  session: Pick<Session, 'get' | 'subscribe' | 'backend'>;
  shopStorage: Pick<ShopStorage, 'cart' | 'mergedCart' | 'hasUnsentCart'>;
  /** Epoch milliseconds. */
  now?: (() => number) | undefined;
}

/**
 * Lets the member's cart follow to every device (docs/product.md#cart-and-wishlist): merges at the
 * sign-in, after a change, when the browser is online again and when the page is shown again. A merge
 * that fails is tried again at the next of these.
 */
export const startCartSync = ({
  session,
  shopStorage: { cart, mergedCart, hasUnsentCart },
  now = () => Date.now(),
}: CartSyncOptions): CartSync => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();
  let mergedFor: string | null = null;
  let mergedAt = 0;

  const merge = async (): Promise<void> => {
    const uid = getUid(session);
    if (uid === null) return;
    const base = mergedCart.get();
    const local = cart.get();
    let merged: readonly CartLine[] = local;
    const repository = await (await session.backend()).cart();
    await repository.update(uid, (stored) => {
      merged = mergeCartChanges(base, local, stored);
      return isSameCart(merged, stored) ? undefined : merged;
    });
    // The member may have signed out, and the cart with them.
    if (getUid(session) !== uid) return;
    [mergedFor, mergedAt] = [uid, now()];
    mergedCart.update(() => merged);
    // What was changed during the request stays, and is sent next.
    cart.update((current) => mergeCartChanges(local, current, merged));
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
  const onCartChange = (): void => {
    if (!hasUnsentCart()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void send(), SEND_AFTER_MS);
  };
  const onShow = (): void => {
    if (document.visibilityState === 'visible' && now() - mergedAt > STALE_AFTER_MS) void send();
  };
  const onOnline = (): void => void send();

  const unsubscribes = [session.subscribe(onSessionChange), cart.subscribe(onCartChange)];
  globalThis.addEventListener?.('online', onOnline);
  globalThis.document?.addEventListener('visibilitychange', onShow);
  onSessionChange();
  return {
    send,
    dispose: () => {
      clearTimeout(timer);
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      globalThis.removeEventListener?.('online', onOnline);
      globalThis.document?.removeEventListener('visibilitychange', onShow);
    },
  };
};
