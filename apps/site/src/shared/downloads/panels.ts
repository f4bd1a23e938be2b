import { lazyPanel } from '@gschool/app/routes';

import { withMessages } from '../../i18n/i18n';

/** The dialog before a download, loaded when it opens or when the browser is idle. */
export const DownloadDialog = lazyPanel(() =>
  import('./DownloadDialog').then(withMessages).then((module) => module.DownloadDialog),
);

/** The dialog before a removal, loaded when it opens or when the browser is idle. */
export const RemoveDialog = lazyPanel(() =>
  import('./RemoveDialog').then(withMessages).then((module) => module.RemoveDialog),
);
