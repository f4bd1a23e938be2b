import { useSyncExternalStore } from 'react';

import { appearanceStore } from './appearanceStore';
import { productName } from '../settings';

const getName = () => appearanceStore.get().appName ?? productName;

/** The product's name, or the name set in the appearance panel. */
export function AppName() {
  return useSyncExternalStore(appearanceStore.subscribe, getName, () => productName);
}
