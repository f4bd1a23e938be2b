import '../i18n/en/update.messages.json';

import { InstallSlot } from '@gschool/app/install';
import { lazyComponent } from '@gschool/app/routes';
import { AppUpdates } from '@gschool/app/updates';

import { withMessages } from '../i18n/i18n';

const InstallEntry = lazyComponent(() =>
  import('./install').then(withMessages).then((module) => module.InstallEntry),
);

/**
 * The code that the studio shows and starts a few seconds after load, to keep it out of the first
 * view.
 */
export function IdlePart() {
  return (
    <>
      {/* In the demo, the service worker belongs to the site. */}
      {import.meta.env.BASE_URL === '/' && <AppUpdates />}
      <InstallSlot part={InstallEntry} />
    </>
  );
}
