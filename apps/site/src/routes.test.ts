import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

import { sampleRoutes } from '../../../e2e/support/sampleRoutes';
import { pages, routes } from './routes';

/** Returns the routes without children. */
const pagesOf = (table: readonly RouteObject[]): RouteObject[] =>
  table.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));

it('has a sample path for every page, so that the journeys visit all of them', () => {
  const visited = new Set(
    sampleRoutes.map(({ path }) => matchRoutes(routes, path.split('?')[0] ?? '/')?.at(-1)?.route),
  );
  const missing = pagesOf(routes).filter((route) => !visited.has(route));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

it.each([
  ['/videos/watch/a-class', '/videos/watch/:id'],
  ['/profile', '/profile'],
  ['/', '/'],
  ['/no/such-page', '*'],
])('gives error reports the route of %s, never the path', (path, route) => {
  expect(pages.getRoute(path)).toBe(route);
});
