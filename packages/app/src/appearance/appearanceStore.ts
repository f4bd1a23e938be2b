import { createSettingsStore } from '@gschool/themes/settings';

import { getDirection } from '../i18n/languages';

const isBrowser = typeof document !== 'undefined';

function getTabStorage(): Storage | undefined {
  try {
    return isBrowser ? window.sessionStorage : undefined;
  } catch {
    // Storage is blocked, so the appearance lasts as long as the page.
    return undefined;
  }
}

/**
 * The appearance of this tab, which is restored from session storage and saved after each change.
 */
export const appearanceStore = createSettingsStore({
  storage: getTabStorage(),
  root: isBrowser ? document.documentElement : undefined,
  defaults: () => ({ direction: getDirection(isBrowser ? document.documentElement.lang : 'en') }),
});
