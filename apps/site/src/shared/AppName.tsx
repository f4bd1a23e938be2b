import { useSyncExternalStore } from 'react';

import { productName } from '../config/env';
import { settingsStore } from './settingsStore';

const getName = () => settingsStore.get().appName ?? productName;

/** The product's name, or the one of the customizer: the only leaf that listens to the settings. */
export function AppName() {
  return useSyncExternalStore(settingsStore.subscribe, getName, () => productName);
}
