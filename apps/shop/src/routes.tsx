import { page, type Page } from '@gschool/ui/app';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import { RootLayout } from './routes/RootLayout';
import { translated } from './i18n/i18n';
import type { RouteHandle } from './shared/documentMeta';

/** What a route carries beside its element: what it says of itself and its code. */
interface Handle extends RouteHandle {
  preload: Page['preload'];
}

/** A route whose page is a chunk of its own. */
function at(
  load: Parameters<typeof page>[0],
  about: RouteHandle,
): { element: RouteObject['element']; handle: Handle } {
  const { Component, preload } = page(() => load().then(translated));
  return { element: <Component />, handle: { ...about, preload } };
}

/** The route table. Every page is a chunk of its own and names its layout. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        index: true,
        ...at(() => import('./routes/home'), {
          title: 'start.title',
          isStart: true,
          isIndexed: true,
          layout: 'frontend',
        }),
      },
      {
        path: '*',
        ...at(() => import('./routes/notFound'), {
          title: 'notFound.title',
          layout: 'merchandise',
        }),
      },
    ],
  },
];

/** True when an address leads to a page of the table (not to the catch-all). */
export function isBuilt(href: string): boolean {
  const matches = matchRoutes(routes, href.split(/[?#]/)[0] || '/');
  return matches !== null && matches.at(-1)?.route.path !== '*';
}

/** What the routes of an address carry, from the outermost to the page. */
export const handlesAt = (pathname: string): readonly unknown[] =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as unknown);

/** Loads the code of an address, so that it renders and hydrates at once. */
export async function loadPages(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => (route.handle as Handle | undefined)?.preload()));
}
