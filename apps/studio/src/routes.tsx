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
                path: 'classes',
                ...page(() => import('./features/content/lists/ClassesPage'), 'ClassesPage', {
                  title: 'nav.classes',
                }),
              },
              {
                path: 'classes/:id',
                ...pageWithParam(
                  'id',
                  () => import('./features/content/editor/ClassPage'),
                  'ClassPage',
                  { title: 'nav.classes' },
                ),
              },
              {
                path: 'series',
                ...page(() => import('./features/content/lists/SeriesPage'), 'SeriesPage', {
                  title: 'nav.series',
                }),
              },
              {
                path: 'series/:id',
                ...pageWithParam(
                  'id',
                  () => import('./features/content/editor/OneSeriesPage'),
                  'OneSeriesPage',
                  { title: 'nav.series' },
                ),
              },
              {
                path: 'events',
                ...page(() => import('./features/content/lists/EventsPage'), 'EventsPage', {
                  title: 'nav.events',
                }),
              },
              {
                path: 'events/:id',
                ...pageWithParam(
                  'id',
                  () => import('./features/content/editor/EventPage'),
                  'EventPage',
                  { title: 'nav.events' },
                ),
              },
              {
                path: 'people',
                ...page(() => import('./features/content/lists/PeoplePage'), 'PeoplePage', {
                  title: 'nav.people',
                }),
              },
              {
                path: 'people/:id',
                ...pageWithParam(
                  'id',
                  () => import('./features/content/editor/PersonPage'),
                  'PersonPage',
                  { title: 'nav.people' },
                ),
              },
              {
                path: 'styles',
                ...page(() => import('./features/content/lists/StylesPage'), 'StylesPage', {
                  title: 'nav.styles',
                }),
              },
              {
                path: 'styles/:id',
                ...pageWithParam(
                  'id',
                  () => import('./features/content/editor/StylePage'),
                  'StylePage',
                  { title: 'nav.styles' },
                ),
              },
              {
                path: 'publish',
                ...page(() => import('./features/publish/PublishPage'), 'PublishPage', {
                  title: 'nav.publish',
                }),
              },
              {
                path: 'releases',
                ...page(() => import('./features/publish/ReleasesPage'), 'ReleasesPage', {
                  title: 'nav.releases',
                }),
              },
              {
                path: 'releases/:id',
                ...pageWithParam(
                  'id',
                  () => import('./features/publish/ReleasePage'),
                  'ReleasePage',
                  { title: 'nav.releases' },
                ),
              },
              {
                path: 'import',
                ...page(() => import('./features/content/import/ImportPage'), 'ImportPage', {
                  title: 'nav.import',
                }),
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
