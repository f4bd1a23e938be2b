import { useSyncExternalStore } from 'react';

import { appearanceStore } from './appearanceStore';
import { productName } from '../settings';

const getName = () => appearanceStore.get().appName ?? productName;

/** The product's name, or the one that the appearance panel sets. */
export function AppName() {
  return useSyncExternalStore(appearanceStore.subscribe, getName, () => productName);
}
