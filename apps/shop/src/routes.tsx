import { createPageMatcher } from '@gschool/app/routes';
import type { RouteObject } from 'react-router-dom';

import { page } from './routes/page';
import { RootLayout } from './routes/RootLayout';
import { authRoutes } from './routes/tables/auth';
import { blogRoutes } from './routes/tables/blog';
import { pagesRoutes } from './routes/tables/pages';
import { mediaRoutes } from './routes/tables/media';
import { merchandiseRoutes } from './routes/tables/merchandise';
import type { ShopRouteMeta } from './shared/routeHandles';

/**
 * The route table (docs/product/shop.md#shop-routes). Each page is its own chunk and names its
 * layout. Long groups have their own tables in `routes/tables`.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        index: true,
        ...page(() => import('./routes/start'), 'StartRoute', {
          title: 'start.title',
          isStart: true,
          isIndexed: true,
          layout: 'frontend',
        }),
      },
      ...mediaRoutes,
      ...authRoutes,
      ...pagesRoutes,
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

/** Looks up pages of the route table. */
export const pages = createPageMatcher(routes);

/** The paths without parameters: of indexed pages, or of all others. */
export function fixedPaths(isIndexed: boolean): readonly string[] {
  return (routes[0]?.children ?? [])
    .filter(({ path, handle }) => {
      const isFixed = !path?.includes(':') && path !== '*';
      return isFixed && Boolean((handle as ShopRouteMeta).isIndexed) === isIndexed;
    })
    .map(({ path = '' }) => `/${path}`);
}
