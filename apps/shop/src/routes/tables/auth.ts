import type { RouteObject } from 'react-router-dom';

import { page } from '../page';

/** Signing in and up (spec, section 2, "Account links"). */
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
