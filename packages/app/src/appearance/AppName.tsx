import { useSyncExternalStore } from 'react';

import { appearanceStore } from './appearanceStore';
import { productName } from '../settings';

const getName = () => appearanceStore.get().appName ?? productName;

/** The product's name, or the one of the appearance panel; no other component subscribes to it. */
export function AppName() {
  return useSyncExternalStore(appearanceStore.subscribe, getName, () => productName);
}
