import { createSettingsStore } from '@gschool/themes/settings';

import { directionOf } from '../i18n/languages';

const isBrowser = typeof document !== 'undefined';

function storageOfTab(): Storage | undefined {
  try {
    return isBrowser ? window.sessionStorage : undefined;
  } catch {
    // Where storage is blocked, the appearance lasts as long as the page.
    return undefined;
  }
}

/** The appearance of this tab: restored from session storage, saved after each change. */
export const appearanceStore = createSettingsStore({
  storage: storageOfTab(),
  root: isBrowser ? document.documentElement : undefined,
  defaults: () => ({ direction: directionOf(isBrowser ? document.documentElement.lang : 'en') }),
});
