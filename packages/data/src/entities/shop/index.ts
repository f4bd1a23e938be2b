export {
  useCart,
  useCartCount,
  useRecentlyViewed,
  useWishlist,
  type Cart,
  type CartActions,
  type Wishlist,
} from '../cart/cartHooks';
export type { ShopStorage } from '../cart/storage/createShopStorage';
export { getShopStorage } from '../cart/storage/getShopStorage';
export { useOrder, useOrders, useOrderStatus, usePaymentProgress } from './orderHooks';
export { usePaymentStatus, type PaymentStatus } from './usePaymentStatus';
export type { PaymentStep, PlaceOrderResult, ReturnUrls } from './placeOrder';
export {
  useProduct,
  useProductDepartment,
  useProducts,
  useReviews,
  useShopCatalogue,
} from './productHooks';
export type { OrderRequest, ShopRepository } from './shopRepository';
export { useCheckout, type Checkout } from './useCheckout';
