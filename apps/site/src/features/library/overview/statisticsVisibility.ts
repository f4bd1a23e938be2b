import { localStorageOrNull } from '@gschool/data';
import { createListeners } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/** Where this device keeps whether the numbers are hidden. Without the word that clear-all looks for. */
const KEY = 'gschool.library.numbers';

const { subscribe, notify } = createListeners();
/** Also where storage is refused the choice lasts as long as the page. */
let isHidden: boolean | null = null;

const read = (): boolean => {
  try {
    isHidden ??= localStorageOrNull()?.getItem(KEY) === 'hidden';
  } catch {
    isHidden = false;
  }
  return isHidden;
};

/** Hides the numbers, or shows them again, on this device. */
export function setStatisticsHidden(next: boolean): void {
  isHidden = next;
  try {
    const storage = localStorageOrNull();
    if (next) storage?.setItem(KEY, 'hidden');
    else storage?.removeItem(KEY);
  } catch {
    // A full storage keeps nothing; the page still does as it was told.
  }
  notify();
}

/** Whether this device hides the numbers of the library. */
export const useStatisticsHidden = (): boolean =>
  useSyncExternalStore(subscribe, read, () => false);
