import { InstallSlot } from '@gschool/app/install';
import { lazyComponent } from '@gschool/app/routes';
import { useCanOpen } from '@gschool/app/session';
import { DataProvider } from '@gschool/data/queries';
import { useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { withMessages } from '../i18n/i18n';

const InstallEntry = lazyComponent(() =>
  import('./install').then(withMessages).then((module) => module.InstallEntry),
);
const InstallInvitation = lazyComponent(() =>
  import('./install').then(withMessages).then((module) => module.InstallInvitation),
);

/**
 * The entry in the footer and, on the pages of classes, the invitation
 * (docs/product/offline.md#installed).
 */
export function InstallParts() {
  const canOpenVideos = useCanOpen('videos');
  const { pathname } = useLocation();
  return (
    <>
      <InstallSlot part={InstallEntry} />
      {canOpenVideos && pathname.startsWith(paths.videos) && (
        <DataProvider>
          <InstallSlot part={InstallInvitation} />
        </DataProvider>
      )}
    </>
  );
}
