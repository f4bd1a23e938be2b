import { deferred } from '../shared/deferred';

/** The deferred parts of the pages, each a chunk of its own. */
export const parts = {
  homeShelves: deferred(() => import('./homeShelves')),
  searchResults: deferred(() => import('./searchResults')),
  footer: deferred(() => import('./footer')),
};

/** Loads the parts that a prerendered page consists of. */
export const preloadParts = (): Promise<unknown> =>
  Promise.all([parts.homeShelves.preload(), parts.footer.preload()]);
