import { createPageMatcher } from '@gschool/app/routes';
import type { RouteObject } from 'react-router-dom';

import { page } from './routes/page';
import { RootLayout } from './routes/RootLayout';
import { authRoutes } from './routes/tables/auth';
import { blogRoutes } from './routes/tables/blog';
import { extraRoutes } from './routes/tables/extra';
import { mediaRoutes } from './routes/tables/media';
import { merchandiseRoutes } from './routes/tables/merchandise';
import type { ShopRouteMeta } from './shared/routeHandles';

/**
 * The route table. Every page is a chunk of its own and names its layout; the groups of
 * section 2 that are long have a table of their own in `routes/tables`.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        index: true,
        ...page(() => import('./routes/home'), 'StartRoute', {
          title: 'start.title',
          isStart: true,
          isIndexed: true,
          layout: 'frontend',
        }),
      },
      ...mediaRoutes,
      ...authRoutes,
      ...extraRoutes,
      ...blogRoutes,
      ...merchandiseRoutes,
      {
        path: '*',
        ...page(() => import('./shared/NotFound'), 'NotFound', {
          title: 'notFound.title',
        }),
      },
    ],
  },
];

/** Questions about the pages of the table. */
export const pages = createPageMatcher(routes);

/** The addresses without a variable part: of visitors' pages, and of all others. */
export function fixedPaths(isIndexed: boolean): readonly string[] {
  return (routes[0]?.children ?? [])
    .filter(({ path, handle }) => {
      const isFixed = !path?.includes(':') && path !== '*';
      return isFixed && Boolean((handle as ShopRouteMeta).isIndexed) === isIndexed;
    })
    .map(({ path = '' }) => `/${path}`);
}
