import { afterPageStart } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';

import { withMessages } from '../../i18n/i18n';

// A page can be read without them, so they load after it.

/** The button of a series or playlist, loaded after the page. */
export const DownloadSeveral = lazyComponent(
  afterPageStart(() =>
    import('./DownloadSeveral').then(withMessages).then((module) => module.DownloadSeveral),
  ),
);

/** The badge of a downloaded class, loaded after the page. */
export const DownloadedBadge = lazyComponent(
  afterPageStart(() =>
    import('./DownloadedBadge').then(withMessages).then((module) => module.DownloadedBadge),
  ),
);
