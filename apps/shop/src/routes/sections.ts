import { withMessages } from '../i18n/i18n';
import { lazySection } from './lazySection';

/** Sections of the start page that load after it, each as its own chunk. */
export const sections = {
  movies: lazySection(() =>
    import('../features/start/SampleMovies').then(withMessages).then((m) => m.SampleMovies),
  ),
  products: lazySection(() =>
    import('../features/start/StartSections').then(withMessages).then((m) => m.StartSections),
  ),
  searchResults: lazySection(() =>
    import('../features/search/SearchResults').then(withMessages).then((m) => m.SearchResults),
  ),
};
