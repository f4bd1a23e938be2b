import { lazyPage } from '@gschool/app/routes';

import { withMessages } from '../../../i18n/i18n';

/**
 * The page of new entries. Its code suggests ids, which no form of an entry needs. The editor loads
 * it while the browser is idle, for copies.
 */
export const { Component: NewEntryPage, preload: preloadNewEntryPage } = lazyPage(() =>
  import('./NewEntryPage').then(withMessages).then((module) => module.NewEntryPage),
);
