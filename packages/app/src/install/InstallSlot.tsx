import { createElement, useSyncExternalStore } from 'react';

import type { LazyComponent } from '../routes/lazyComponent';
import { subscribeToInstallPrompt } from './installPrompt';

/**
 * A short check before the code is loaded: an offer of the browser, or Safari, the only browser
 * with `standalone`. `useInstallMethod` decides.
 */
const mayBeInstallable = (): boolean =>
  Boolean(window.gschoolInstallPrompt) || navigator.standalone === false;

/**
 * Shows a part of the page that is about installing the app, only where the app may be installable.
 * Other browsers never load its code.
 */
export function InstallSlot({ part }: { part: LazyComponent<object> }) {
  return (
    useSyncExternalStore(subscribeToInstallPrompt, mayBeInstallable, () => false) &&
    createElement(part)
  );
}
