import type { RouteObject } from 'react-router-dom';

import { at } from '../at';

const layout = 'merchandise';

/** The shop floor (spec, section 2, "Shop group"); what is sold comes from the database, so nothing of it is prerendered. */
export const merchandiseRoutes: RouteObject[] = [
  {
    path: 'merchandise/shop',
    ...at(() => import('../merchandise/products'), { title: 'products.title', layout }),
  },
  {
    path: 'merchandise/product/:slug',
    ...at(() => import('../merchandise/product'), { title: 'product.title', layout }),
  },
  {
    path: 'merchandise/cart',
    ...at(() => import('../merchandise/cart'), { title: 'bag.title', layout }),
  },
  {
    path: 'merchandise/wishlist',
    ...at(() => import('../merchandise/wishlist'), { title: 'wishlist.title', layout }),
  },
  {
    path: 'merchandise/checkout',
    ...at(() => import('../merchandise/checkout'), { title: 'checkout.title', layout }),
  },
  {
    path: 'merchandise/account',
    ...at(() => import('../merchandise/account'), { title: 'account.title', layout }),
  },
  {
    path: 'merchandise/account/orders/:id',
    ...at(() => import('../merchandise/order'), { title: 'orders.one', layout }),
  },
  {
    path: 'merchandise/track-order',
    ...at(() => import('../merchandise/trackOrder'), { title: 'track.title', layout }),
  },
  {
    path: 'pricing',
    ...at(() => import('../merchandise/pricing'), { title: 'plans.title', layout }),
  },
];
