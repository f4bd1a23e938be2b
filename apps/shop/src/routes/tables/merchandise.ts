import type { RouteObject } from 'react-router-dom';

import { page, pageWithParam } from '../page';

const layout = 'merchandise';

/**
 * The merchandise pages (docs/product/shop.md#shop-routes). Products and prices come from the
 * database, so the list, its departments and the products are prerendered from a snapshot
 * (docs/product/prerendering.md#snapshot), and the other pages are not.
 */
export const merchandiseRoutes: RouteObject[] = [
  {
    path: 'merchandise/shop',
    ...page(() => import('../../features/products/ProductsPage'), 'ProductsPage', {
      title: 'products.title',
      description: 'products.text',
      isIndexed: true,
      layout,
      hasDepartments: true,
    }),
  },
  {
    path: 'merchandise/shop/:department',
    ...page(() => import('../../features/products/ProductsPage'), 'DepartmentPage', {
      title: 'products.title',
      description: 'products.text',
      isIndexed: true,
      layout,
      hasDepartments: true,
    }),
  },
  {
    path: 'merchandise/product/:slug',
    ...page(() => import('../../features/product/ProductPage'), 'ProductPage', {
      title: 'product.title',
      isIndexed: true,
      layout,
    }),
  },
  {
    path: 'merchandise/cart',
    ...page(() => import('../../features/cart/CartPage'), 'CartPage', {
      title: 'cart.title',
      layout,
    }),
  },
  {
    path: 'merchandise/wishlist',
    ...page(() => import('../../features/wishlist/WishlistPage'), 'WishlistPage', {
      title: 'wishlist.title',
      layout,
    }),
  },
  {
    path: 'merchandise/checkout',
    ...page(() => import('../../features/checkout/CheckoutPage'), 'CheckoutPage', {
      title: 'checkout.title',
      layout,
    }),
  },
  {
    path: 'merchandise/account',
    ...page(() => import('../../features/orders/AccountPage'), 'AccountPage', {
      title: 'account.title',
      layout,
    }),
  },
  {
    path: 'merchandise/account/orders/:id',
    ...pageWithParam('id', () => import('../../features/orders/OrderPage'), 'OrderPage', {
      title: 'orders.order',
      layout,
    }),
  },
  {
    path: 'merchandise/track-order',
    ...page(() => import('../../features/orders/TrackPage'), 'TrackPage', {
      title: 'track.title',
      layout,
    }),
  },
  {
    path: 'pricing',
    ...page(() => import('../../features/pricing/PricingPage'), 'PricingPage', {
      title: 'plans.title',
      description: 'plans.text',
      isIndexed: true,
      layout,
    }),
  },
];
