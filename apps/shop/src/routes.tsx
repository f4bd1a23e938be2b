import { matchRoutes, type RouteObject } from 'react-router-dom';

import { RootLayout } from './routes/RootLayout';
import { RouteError } from './features/shell/RouteError';
import type { RouteHandle } from './shared/documentMeta';

const about = (handle: RouteHandle): RouteHandle => handle;

/** The route table. Every page is a chunk of its own and names its layout. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    children: [
      {
        index: true,
        handle: about({ title: 'start.title', isStart: true, layout: 'frontend' }),
        lazy: () => import('./routes/home'),
      },
      {
        path: '*',
        handle: about({ title: 'notFound.title', layout: 'merchandise' }),
        lazy: () => import('./routes/notFound'),
      },
    ],
  },
];

/** True when an address leads to a page of the table (not to the catch-all). */
export function isBuilt(href: string): boolean {
  const matches = matchRoutes(routes, href.split(/[?#]/)[0] || '/');
  return matches !== null && matches.at(-1)?.route.path !== '*';
}

/** Loads the lazy parts of the routes that an address matches, so that hydration finds them. */
export async function loadMatchedRoutes(location: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = (await route.lazy()) as Partial<RouteObject>;
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
