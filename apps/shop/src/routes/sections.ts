import { paths } from '../config/paths';
import { withMessages } from '../i18n/i18n';
import { lazySection } from './lazySection';

/** Sections that load after their page, each as its own chunk. */
export const sections = {
  homeShelves: lazySection(() =>
    import('../features/start/StartSections').then(withMessages).then((m) => m.StartSections),
  ),
  searchResults: lazySection(() =>
    import('../features/search/SearchResults').then(withMessages).then((m) => m.SearchResults),
  ),
  service: lazySection(() => import('../features/shell/OrderHelp').then((m) => m.OrderHelp)),
  footer: lazySection(() =>
    import('../features/shell/ShopFooterContainer')
      .then(withMessages)
      .then((m) => m.ShopFooterContainer),
  ),
};

/** Loads the sections that a prerendered page contains. */
export const preloadSections = (path: string): Promise<unknown> =>
  Promise.all([
    sections.footer.preload(),
    sections.service.preload(),
    ...(path === paths.start ? [sections.homeShelves.preload()] : []),
  ]);
