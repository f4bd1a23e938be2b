import type { ComponentType } from 'react';

import { lazyComponent } from '../routes/lazyComponent';

/** How long a page keeps the network for itself, in milliseconds. */
const DELAY_MS = 5000;

/**
 * A component that is loaded some seconds after the page, so that its code takes nothing from a first
 * view.
 */
export const idleComponent = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(() => new Promise((resolve) => setTimeout(resolve, DELAY_MS)).then(load));
