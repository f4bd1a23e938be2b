import { translated } from '../i18n/i18n';
import { deferred } from '../shared/deferred';

/** The deferred parts of the pages, each a chunk of its own. */
export const parts = {
  homeShelves: deferred(() => import('./homeShelves').then(translated)),
  searchResults: deferred(() => import('./searchResults').then(translated)),
  footer: deferred(() => import('./footer').then(translated)),
};

/** Loads the parts that a prerendered page consists of. */
export const preloadParts = (): Promise<unknown> =>
  Promise.all([parts.homeShelves.preload(), parts.footer.preload()]);
