export {
  useBag,
  useBagCount,
  useRecentlyViewed,
  useWishlist,
  type Bag,
  type BagActions,
  type Wishlist,
} from './bagHooks';
export { getShopStorage, type Keep } from './keep/createKeep';
export { useOrder, useOrders, useOrderStatus } from './orderHooks';
export { usePaymentNews, type PaymentNews } from './paymentNews';
export type { PaymentStep, Placed, Returns } from './placeOrder';
export { useProduct, useProducts, useReviews, useShopCatalogue } from './productHooks';
export type { PlacedOrder, ShopRepository } from './shopRepository';
export { useCheckout, type Checkout } from './useCheckout';
