import { describe, expect, it } from 'vitest';

import { shopShellRoutes } from '../../../firebase/hosting';
import { contentPaths } from './content/contentPaths';
import { files } from './content/blog/feedFiles';
import { fixedPaths, pages, routes } from './routes';

const patterns = (routes[0]?.children ?? [])
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => path !== '/*');

/** True if a prerendered page or a hosting rewrite answers a route pattern. */
const isServed = (pattern: string): boolean => {
  const prefix = pattern.replace(/:\w+$/, '');
  const isContent = prefix !== pattern && contentPaths.some((at) => at.startsWith(prefix));
  const source = pattern.replace(/:\w+$/, '**');
  return fixedPaths(true).includes(pattern) || isContent || shopShellRoutes.includes(source);
};

describe('the route table and the host', () => {
  it('serves every route: as a page of the build, or as the shell', () => {
    expect(patterns.length).toBeGreaterThan(40);
    expect(patterns.filter((pattern) => !isServed(pattern))).toEqual([]);
  });

  it('leads to the shell only where a route is, and no page of the build', () => {
    const known = patterns.map((pattern) => pattern.replace(/:\w+$/, '**'));
    expect(shopShellRoutes.filter((source) => !known.includes(source))).toEqual([]);
    expect(shopShellRoutes.filter((source) => fixedPaths(true).includes(source))).toEqual([]);
  });

  it('builds content only at addresses that a route answers, each once', () => {
    expect(contentPaths.filter((address) => !pages.hasPage(address))).toEqual([]);
    expect(new Set(contentPaths).size).toBe(contentPaths.length);
  });

  it('keeps files out of the way of pages', () => {
    expect(Object.keys(files)).toEqual(['/blogs/feed.xml']);
    expect(fixedPaths(true).concat(contentPaths)).not.toContain('/blogs/feed.xml');
  });
});
