import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

import { studioSamples } from '../../../e2e/support/studioRoutes';
import { routes } from './routes';

/** Returns the routes without children. */
const pagesOf = (table: readonly RouteObject[]): RouteObject[] =>
  table.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));

it('has a sample path for every page, so that the journeys visit all of them', () => {
  const visited = new Set(
    ['/sign-in', ...studioSamples].map(
      (path) => matchRoutes(routes, path.split('?')[0] ?? '/')?.at(-1)?.route,
    ),
  );
  const missing = pagesOf(routes).filter((route) => !visited.has(route));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
