import { createSettingsStore } from '@gschool/themes/settings';
import { directionOf } from '@gschool/ui/app';

const isBrowser = typeof document !== 'undefined';

function sessionStore(): Storage | undefined {
  try {
    return isBrowser ? window.sessionStorage : undefined;
  } catch {
    // Storage can be refused altogether; the look then lasts as long as the page.
    return undefined;
  }
}

/** The look of this tab: restored from session storage, saved after each change (spec, section 4). */
export const settingsStore = createSettingsStore({
  storage: sessionStore(),
  root: isBrowser ? document.documentElement : undefined,
  defaults: () => ({ direction: directionOf(isBrowser ? document.documentElement.lang : 'en') }),
});
