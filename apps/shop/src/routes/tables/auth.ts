import type { RouteObject } from 'react-router-dom';

import { at } from '../at';

/** Signing in and up (spec, section 2, "Account links"). */
export const authRoutes: RouteObject[] = [
  {
    path: 'auth/login',
    ...at(() => import('../login'), {
      title: 'login.title',
      description: 'login.description',
      isIndexed: true,
      layout: 'blank',
    }),
  },
  {
    path: 'extra-pages/sign-up',
    ...at(() => import('../signUp'), {
      title: 'signUp.title',
      description: 'signUp.description',
      isIndexed: true,
      layout: 'blank',
    }),
  },
];
