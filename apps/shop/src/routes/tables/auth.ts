import type { RouteObject } from 'react-router-dom';

import { page } from '../page';

/** Sign-in and sign-up (docs/product/shop.md#shop-routes). */
export const authRoutes: RouteObject[] = [
  {
    path: 'auth/login',
    ...page(() => import('../../features/auth/LoginPage'), 'LoginPage', {
      title: 'login.title',
      description: 'login.description',
      isIndexed: true,
      layout: 'blank',
    }),
  },
  {
    path: 'extra-pages/sign-up',
    ...page(() => import('../../features/auth/RegisterPage'), 'RegisterPage', {
      title: 'signUp.title',
      description: 'signUp.description',
      isIndexed: true,
      layout: 'blank',
    }),
  },
];
