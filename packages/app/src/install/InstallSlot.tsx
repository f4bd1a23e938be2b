import { createElement } from 'react';

import type { LazyComponent } from '../routes/lazyComponent';
import { useInstallWay } from './installWay';

/**
 * Shows a part of the page that is about installing the app, only where the app can be installed.
 * Other browsers never load its code.
 */
export function InstallSlot({ part }: { part: LazyComponent<object> }) {
  return useInstallWay() && createElement(part);
}
