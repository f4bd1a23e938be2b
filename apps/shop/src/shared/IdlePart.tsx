import '../i18n/en/update.messages.json';

import { InstallSlot } from '@gschool/app/install';
import { lazyComponent } from '@gschool/app/routes';
import { AppUpdates } from '@gschool/app/updates';

import { withMessages } from '../i18n/i18n';

const InstallEntry = lazyComponent(() =>
  import('./install').then(withMessages).then((module) => module.InstallEntry),
);

/** What the shop loads a few seconds after the page, so that the first view is smaller. */
export function IdlePart() {
  return (
    <>
      <AppUpdates />
      <InstallSlot part={InstallEntry} />
    </>
  );
}
