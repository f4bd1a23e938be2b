import { matchRoutes, type RouteObject } from 'react-router-dom';

import { RouteError } from './features/shell/RouteError';
import { RootLayout } from './features/shell/RootLayout';
import type { RouteHandle } from './shared/documentMeta';

const meta = (handle: RouteHandle): RouteHandle => handle;

/**
 * The route table. Every page is a chunk of its own; guards are layouts that
 * enclose the pages they protect. `id` names the file for the budget's report.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    children: [
      {
        index: true,
        handle: meta({ title: 'home.title', description: 'home.description' }),
        lazy: () => import('./routes/home'),
      },
      {
        lazy: () => import('./routes/siteLayout'),
        ErrorBoundary: RouteError,
        children: [
          {
            path: 'auth/sign-in',
            handle: meta({ title: 'signIn.title', description: 'signIn.description' }),
            lazy: () => import('./routes/signIn'),
          },
          {
            path: 'auth/sign-up',
            handle: meta({ title: 'signUp.title', description: 'signUp.description' }),
            lazy: () => import('./routes/signUp'),
          },
          {
            lazy: () => import('./routes/member'),
            children: [
              {
                path: 'profile',
                handle: meta({ title: 'profile.title' }),
                lazy: () => import('./routes/profile'),
              },
              {
                lazy: () => import('./routes/subscribed'),
                children: [
                  {
                    path: 'videos',
                    handle: meta({ title: 'videos.title' }),
                    lazy: () => import('./routes/videos'),
                  },
                  {
                    path: 'videos/watch/:id',
                    handle: meta({ title: 'watch.title' }),
                    lazy: () => import('./routes/watch'),
                  },
                ],
              },
            ],
          },
          {
            path: '*',
            handle: meta({ title: 'notFound.title' }),
            lazy: () => import('./routes/notFound'),
          },
        ],
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
