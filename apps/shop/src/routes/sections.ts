import { paths } from '../config/paths';
import { withMessages } from '../i18n/i18n';
import { lazySection } from './lazySection';

/** The sections that are loaded after their page, each a chunk of its own. */
export const sections = {
  homeShelves: lazySection(() =>
    import('../features/home/HomeShelves').then(withMessages).then((m) => m.HomeShelves),
  ),
  searchResults: lazySection(() =>
    import('../features/search/SearchResults').then(withMessages).then((m) => m.SearchResults),
  ),
  service: lazySection(() => import('../features/shell/Service').then((m) => m.Service)),
  footer: lazySection(() =>
    import('../features/shell/ShopBottom').then(withMessages).then((m) => m.ShopBottom),
  ),
};

/** Loads the sections that the prerendered page of an address consists of. */
export const preloadSections = (path: string): Promise<unknown> =>
  Promise.all([
    sections.footer.preload(),
    sections.service.preload(),
    ...(path === paths.start ? [sections.homeShelves.preload()] : []),
  ]);
