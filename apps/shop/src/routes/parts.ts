import { paths } from '../config/paths';
import { translated } from '../i18n/i18n';
import { deferred } from '../shared/deferred';

/** The deferred parts of the pages, each a chunk of its own. */
export const parts = {
  homeShelves: deferred(() => import('./homeShelves').then(translated)),
  searchResults: deferred(() => import('./searchResults').then(translated)),
  service: deferred(() => import('./service')),
  footer: deferred(() => import('./footer').then(translated)),
};

/** Loads the parts that the prerendered page of an address consists of. */
export const preloadParts = (path: string): Promise<unknown> =>
  Promise.all([
    parts.footer.preload(),
    parts.service.preload(),
    ...(path === paths.start ? [parts.homeShelves.preload()] : []),
  ]);
