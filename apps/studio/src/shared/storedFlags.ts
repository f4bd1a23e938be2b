import { createStore } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/** A choice of this browser that is on or off. */
interface StoredFlag {
  useValue: () => boolean;
  set: (value: boolean) => void;
}

/** Creates a flag in local storage. Without storage, it lasts until the page is closed. */
function createStoredFlag(name: string, initial: boolean): StoredFlag {
  const key = `gschool.studio.${name}`;
  const read = (): boolean => {
    try {
      return (localStorage.getItem(key) ?? String(initial)) === 'true';
    } catch {
      // The server, and browsers that block storage.
      return initial;
    }
  };
  const { get, set, subscribe } = createStore(read());
  return {
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
    set: (value) => {
      set(value);
      try {
        localStorage.setItem(key, String(value));
      } catch {
        // The choice then lasts until the page is closed.
      }
    },
  };
}

/** Whether the navigation shows only icons. */
export const navCollapsed = createStoredFlag('isNavCollapsed', false);

/** Whether the preview is beside the form of an entry. */
export const previewShown = createStoredFlag('isPreviewShown', true);

/** Whether shortcuts of a single key work. */
export const singleKeys = createStoredFlag('hasSingleKeys', true);
