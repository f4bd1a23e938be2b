import { createPathCheck } from '@gschool/ui/app';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import { at, type Handle } from './routes/at';
import { RootLayout } from './routes/RootLayout';
import { authRoutes } from './routes/tables/auth';
import { blogRoutes } from './routes/tables/blog';
import { extraRoutes } from './routes/tables/extra';
import { mediaRoutes } from './routes/tables/media';
import { merchandiseRoutes } from './routes/tables/merchandise';
import type { ContentHead } from './shared/documentMeta';

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
        ...at(() => import('./routes/home'), {
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
        ...at(() => import('./routes/notFound'), {
          title: 'notFound.title',
        }),
      },
    ],
  },
];

const matchesOf = (pathname: string) => matchRoutes(routes, pathname) ?? [];

const handleIn = ({ route }: { route: RouteObject }) => route.handle as Handle | undefined;

/** True when an address leads to a page of the table (not to the catch-all). */
export const isBuilt = createPathCheck((pathname) => {
  const last = matchesOf(pathname).at(-1);
  return last !== undefined && last.route.path !== '*';
});

/** What the routes of an address carry, from the outermost to the page. */
export const handlesAt = (pathname: string): readonly unknown[] =>
  matchesOf(pathname).map(handleIn);

/** What the content of an address says of itself, once its code is loaded. */
export const contentAt = (pathname: string): ContentHead | null | undefined =>
  matchesOf(pathname)
    .map((match) => handleIn(match)?.contentHead(match.params, pathname))
    .at(-1);

/** What shows an address: the same thing for addresses that share their code. */
export const codeOf = (pathname: string): unknown => {
  const last = matchesOf(pathname).at(-1);
  return last && handleIn(last)?.code;
};

/** The addresses without a variable part: of visitors' pages, and of all others. */
export function fixedPaths(isIndexed: boolean): readonly string[] {
  return (routes[0]?.children ?? [])
    .filter(({ path, handle }) => {
      const isFixed = !path?.includes(':') && path !== '*';
      return isFixed && Boolean((handle as Handle).isIndexed) === isIndexed;
    })
    .map(({ path = '' }) => `/${path}`);
}

/** Loads the code of an address, so that it renders and hydrates at once. */
export async function loadPages(pathname: string): Promise<void> {
  await Promise.all(
    matchesOf(pathname).map((match) => handleIn(match)?.preload(match.params, pathname)),
  );
}
