import '../i18n/en/update.messages.json';

import { InstallSlot } from '@gschool/app/install';
import { lazyComponent } from '@gschool/app/routes';
import { useCanOpen } from '@gschool/app/session';
import { AppUpdates } from '@gschool/app/updates';
import { useSession } from '@gschool/data';
import { DataProvider, OfflinePrefetch } from '@gschool/data/queries';
import { useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { withMessages } from '../i18n/i18n';
import { isClassPlaying } from './suspendGuards';

const DownloadNotices = lazyComponent(() =>
  import('./downloads/DownloadNotices').then(withMessages).then((m) => m.DownloadNotices),
);
const InstallEntry = lazyComponent(() =>
  import('./install').then(withMessages).then((m) => m.InstallEntry),
);
const InstallInvitation = lazyComponent(() =>
  import('./install').then(withMessages).then((m) => m.InstallInvitation),
);

/** What the site shows and starts some seconds after a page, so that it costs no first view. */
export function IdlePart() {
  const isMember = useSession().status === 'signedIn';
  const canOpenVideos = useCanOpen('videos');
  const { pathname } = useLocation();
  return (
    <>
      <AppUpdates isBusy={isClassPlaying} />
      <InstallSlot part={InstallEntry} />
      {isMember && <DownloadNotices />}
      {isMember && <OfflinePrefetch />}
      {canOpenVideos && pathname.startsWith(paths.videos) && (
        <DataProvider>
          <InstallSlot part={InstallInvitation} />
        </DataProvider>
      )}
    </>
  );
}
