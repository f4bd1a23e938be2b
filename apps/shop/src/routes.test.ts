import { describe, expect, it } from 'vitest';

import { shopShellRoutes, shopSnapshotRoutes } from '../../../firebase/hosting';
import { contentPaths } from './content/contentPaths';
import { files } from './content/blog/feedFiles';
import { fixedPaths, pages, routes } from './routes';

const patterns = (routes[0]?.children ?? [])
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => path !== '/*');

const rewrites = [...shopShellRoutes, ...shopSnapshotRoutes];

/** True if there is a prerendered page or a hosting rewrite for a route pattern. */
const isServed = (pattern: string): boolean => {
  const prefix = pattern.replace(/:\w+$/, '');
  const isContent = prefix !== pattern && contentPaths.some((at) => at.startsWith(prefix));
  const source = pattern.replace(/:\w+$/, '**');
  return fixedPaths(true).includes(pattern) || isContent || rewrites.includes(source);
};

describe('the route table and the host', () => {
  it('serves each route as a prerendered page or as the shell', () => {
    expect(patterns.length).toBeGreaterThan(40);
    expect(patterns.filter((pattern) => !isServed(pattern))).toEqual([]);
  });

  it('rewrites to the shell only for routes without a prerendered page', () => {
    const known = patterns.map((pattern) => pattern.replace(/:\w+$/, '**'));
    expect(rewrites.filter((source) => !known.includes(source))).toEqual([]);
    expect(rewrites.filter((source) => fixedPaths(true).includes(source))).toEqual([]);
  });

  it('prerenders content only at unique paths with a route', () => {
    expect(contentPaths.filter((address) => !pages.hasPage(address))).toEqual([]);
    expect(new Set(contentPaths).size).toBe(contentPaths.length);
  });

  it.each([
    ['/merchandise/account/orders/0123456789ABCDEFGHJKMNPQRS', '/merchandise/account/orders/:id'],
    ['/merchandise/product/mat', '/merchandise/product/:slug'],
    ['/', '/'],
    ['/no/such-page', '*'],
  ])('gives error reports the route of %s, never the path', (path, route) => {
    expect(pages.getRoute(path)).toBe(route);
  });

  it('has no file at the path of a page', () => {
    expect(Object.keys(files)).toEqual(['/blogs/feed.xml']);
    expect(fixedPaths(true).concat(contentPaths)).not.toContain('/blogs/feed.xml');
  });
});
