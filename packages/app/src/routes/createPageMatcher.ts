import { matchRoutes, type RouteObject } from 'react-router-dom';

import type { PageHandle } from './createPageRoutes';
import type { ContentHead } from './documentMeta';

/** Creates functions that find the pages of a route table. */
export function createPageMatcher(routes: RouteObject[]) {
  const getMatches = (pathname: string) => matchRoutes(routes, pathname) ?? [];
  const getHandle = ({ route }: { route: RouteObject }) => route.handle as PageHandle | undefined;
  return {
    /** The handles of the routes at a path, from the outermost route to the page. */
    getHandles: (pathname: string): readonly unknown[] => getMatches(pathname).map(getHandle),

    /**
     * Loads the code of the page at a path, so that the page renders and hydrates synchronously.
     */
    loadPages: async (pathname: string): Promise<void> => {
      await Promise.all(
        getMatches(pathname).map((match) => getHandle(match)?.preload(match.params, pathname)),
      );
    },

    /** The `<head>` of the content at a path, once its code is loaded. */
    getContentHead: (pathname: string): ContentHead | null | undefined =>
      getMatches(pathname)
        .map((match) => getHandle(match)?.getContentHead(match.params, pathname))
        .at(-1),

    /**
     * The import function of the page at a path. Pages that share a module have the same function.
     */
    getLoader: (pathname: string): unknown => {
      const last = getMatches(pathname).at(-1);
      return last && getHandle(last)?.load;
    },

    /** The route pattern of a path, such as `/videos/watch/:id`; `*` for a path without a page. */
    getRoute: (pathname: string): string => {
      const parts = getMatches(pathname).flatMap(({ route }) => route.path ?? []);
      return parts.at(-1) === '*' ? '*' : `/${parts.join('/')}`;
    },

    /** Whether a link leads to a page, not to the catch-all route. */
    hasPage: (href: string): boolean => {
      const last = getMatches(href.split(/[?#]/)[0] || '/').at(-1);
      return last !== undefined && last.route.path !== '*';
    },
  };
}
