import type { Services } from '../../services/createServices';
import { createShopStorage, type ShopStorage } from './createShopStorage';

/** The shop's storage in this browser, created at the first call. */
export const getShopStorage = (services: Services): ShopStorage =>
  services.shopStorage.get(() => {
    const shopStorage = createShopStorage({ session: services.session });
    services.onDispose(shopStorage.dispose);
    return shopStorage;
  });
