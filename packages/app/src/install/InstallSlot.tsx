import { createElement, useSyncExternalStore } from 'react';

import type { LazyComponent } from '../routes/lazyComponent';
import { subscribeToInstallPrompt } from './installPrompt';

/**
 * A quick check before the code is loaded: the browser has made an offer, or it is Safari, the only
 * browser with `standalone`. `useInstallMethod` makes the final decision.
 */
const mayBeInstallable = (): boolean =>
  Boolean(window.gschoolInstallPrompt) || navigator.standalone === false;

/**
 * Shows a part of the page that is about installing the app, but only where the app may be
 * installable. Other browsers never load its code.
 */
export function InstallSlot({ part }: { part: LazyComponent<object> }) {
  return (
    useSyncExternalStore(subscribeToInstallPrompt, mayBeInstallable, () => false) &&
    createElement(part)
  );
}
