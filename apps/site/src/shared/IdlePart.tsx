import '../i18n/en/update.messages.json';

import { lazyComponent } from '@gschool/app/routes';
import { AppUpdates } from '@gschool/app/updates';
import { useSession } from '@gschool/data';
import { OfflinePrefetch } from '@gschool/data/queries';

import { withMessages } from '../i18n/i18n';
import { InstallParts } from './InstallParts';
import { isClassPlaying } from './suspendGuards';

const DownloadNotices = lazyComponent(() =>
  import('./downloads/DownloadNotices').then(withMessages).then((m) => m.DownloadNotices),
);

/** What the site loads a few seconds after the page, so that the first view is smaller. */
export function IdlePart() {
  const isMember = useSession().status === 'signedIn';
  return (
    <>
      <AppUpdates isBusy={isClassPlaying} />
      <InstallParts />
      {isMember && <DownloadNotices />}
      {isMember && <OfflinePrefetch />}
    </>
  );
}
