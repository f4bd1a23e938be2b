import { matchRoutes, type RouteObject } from 'react-router-dom';

import type { PageHandle } from './createPageRoutes';
import type { ContentHead } from './documentMeta';

/** Answers questions about the pages of a route table. */
export function matchPages(routes: RouteObject[]) {
  const matchesOf = (pathname: string) => matchRoutes(routes, pathname) ?? [];
  const handleOf = ({ route }: { route: RouteObject }) => route.handle as PageHandle | undefined;
  return {
    /** The handles of the routes of an address, from the outermost to the page. */
    handlesAt: (pathname: string): readonly unknown[] => matchesOf(pathname).map(handleOf),

    /** Loads the code of an address, so that it renders and hydrates at once. */
    loadPages: async (pathname: string): Promise<void> => {
      await Promise.all(
        matchesOf(pathname).map((match) => handleOf(match)?.preload(match.params, pathname)),
      );
    },

    /** What the document at an address says of itself, once its code is loaded. */
    contentAt: (pathname: string): ContentHead | null | undefined =>
      matchesOf(pathname)
        .map((match) => handleOf(match)?.contentHead(match.params, pathname))
        .at(-1),

    /** The import behind an address: the same for addresses that share their code. */
    loaderAt: (pathname: string): unknown => {
      const last = matchesOf(pathname).at(-1);
      return last && handleOf(last)?.load;
    },

    /** Whether an address leads to a page, not to the catch-all route. */
    hasPage: (href: string): boolean => {
      const last = matchesOf(href.split(/[?#]/)[0] || '/').at(-1);
      return last !== undefined && last.route.path !== '*';
    },
  };
}
