import { localStorageOrNull } from '@gschool/data';
import { createListeners } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/**
 * The key must not contain "cache": clear-all removes keys with that word
 * (docs/product/caches.md#clear-all).
 */
const STORAGE_KEY = 'gschool.library.numbers';

const { subscribe, notify } = createListeners();
/** If storage is blocked, the choice lasts as long as the page. */
let isHidden: boolean | null = null;

const read = (): boolean => {
  try {
    isHidden ??= localStorageOrNull()?.getItem(STORAGE_KEY) === 'hidden';
  } catch {
    isHidden = false;
  }
  return isHidden;
};

/** Hides or shows the statistics on this device. */
export function setStatisticsHidden(next: boolean): void {
  isHidden = next;
  try {
    const storage = localStorageOrNull();
    if (next) storage?.setItem(STORAGE_KEY, 'hidden');
    else storage?.removeItem(STORAGE_KEY);
  } catch {
    // If storage is full, the choice still applies to this page.
  }
  notify();
}

/** Whether this device hides the statistics. */
export const useStatisticsHidden = (): boolean =>
  useSyncExternalStore(subscribe, read, () => false);
