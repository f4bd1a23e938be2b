import { lazyComponent } from '@gschool/app/routes';

import { withMessages } from '../../i18n/i18n';

/**
 * `StaleNotice`. It loads with each page that may need it, because it can't be loaded offline. It
 * is not part of a first view.
 */
export const LazyStaleNotice = lazyComponent(() =>
  import('./StaleNotice').then(withMessages).then((module) => module.StaleNotice),
);
