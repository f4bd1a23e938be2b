import { createPageMatcher } from '@gschool/app/routes';
import type { RouteObject } from 'react-router-dom';

import { page, pageWithParam } from './routes/page';
import { AdminGuard } from './routes/AdminGuard';
import { RootLayout } from './routes/RootLayout';

/**
 * The route table (docs/product/studio.md#studio-routes). Each page is its own chunk. Only
 * administrators can open the pages in `AdminGuard`.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        path: 'sign-in',
        ...page(() => import('./features/auth/SignInPage'), 'SignInPage', {
          title: 'signIn.title',
        }),
      },
      {
        element: <AdminGuard />,
        children: [
          {
            ...page(() => import('./routes/admin'), 'AdminLayout'),
            children: [
              {
                index: true,
                ...page(() => import('./features/overview/OverviewPage'), 'OverviewPage', {
                  title: 'overview.title',
                }),
              },
              {
                path: 'members',
                ...page(() => import('./features/members/MembersPage'), 'MembersPage', {
                  title: 'members.title',
                }),
              },
              {
                path: 'members/:uid',
                ...pageWithParam(
                  'uid',
                  () => import('./features/members/MemberPage'),
                  'MemberPage',
                  {
                    title: 'member.title',
                  },
                ),
              },
              {
                path: 'orders',
                ...page(() => import('./features/orders/OrdersPage'), 'OrdersPage', {
                  title: 'orders.title',
                }),
              },
              {
                path: 'orders/:number',
                ...pageWithParam(
                  'number',
                  () => import('./features/orders/OrderPage'),
                  'OrderPage',
                  {
                    title: 'order.title',
                  },
                ),
              },
              {
                path: 'log',
                ...page(() => import('./features/log/LogPage'), 'LogPage', { title: 'log.title' }),
              },
              {
                path: '*',
                ...page(() => import('./features/shell/NotFoundPage'), 'NotFoundPage', {
                  title: 'notFound.title',
                }),
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Looks up pages of the route table. */
export const pages = createPageMatcher(routes);
