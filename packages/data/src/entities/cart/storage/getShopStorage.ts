import type { Services } from '../../../services/createServices';
import { getUid } from '../../../session/onMemberChange';
import { createShopStorage, type ShopStorage } from './createShopStorage';

/**
 * Connects the cart to the member's cart on the server, starting with the first member of this
 * page.
 */
const syncCartOfMembers = (services: Services, shopStorage: ShopStorage): void => {
  const { session, cartSync } = services;
  let isStarted = false;
  const start = (): void => {
    if (isStarted || getUid(session) === null) return;
    isStarted = true;
    import('./syncCart').then(
      ({ startCartSync }) => {
        const sync = startCartSync({ session, shopStorage });
        cartSync.set(sync);
        services.onDispose(sync.dispose);
      },
      // The code is loaded again when the session or the cart changes, or when the browser is
      // online again.
      () => (isStarted = false),
    );
  };
  services.onDispose(session.subscribe(start));
  services.onDispose(shopStorage.cart.subscribe(start));
  services.onDispose(shopStorage.wishlist.subscribe(start));
  globalThis.addEventListener?.('online', start);
  services.onDispose(() => globalThis.removeEventListener?.('online', start));
  start();
};

/** The shop's storage in this browser, created at the first call. */
export const getShopStorage = (services: Services): ShopStorage =>
  services.shopStorage.get(() => {
    const shopStorage = createShopStorage({ session: services.session });
    services.onDispose(shopStorage.dispose);
    syncCartOfMembers(services, shopStorage);
    return shopStorage;
  });
