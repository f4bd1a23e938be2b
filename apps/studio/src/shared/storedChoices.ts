import { createStore } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/** A choice of this browser. */
interface StoredChoice<Value> {
  useValue: () => Value;
  set: (value: Value) => void;
}

/**
 * Creates a choice in local storage. Without storage, it lasts until the page is closed. A stored
 * value of another type is ignored.
 */
function createStoredChoice<Value extends boolean | number>(
  name: string,
  initial: Value,
): StoredChoice<Value> {
  const key = `gschool.studio.${name}`;
  const read = (): Value => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return typeof stored === typeof initial ? (stored as Value) : initial;
    } catch {
      // The server, browsers that block storage, and what is not JSON.
      return initial;
    }
  };
  const { get, set, subscribe } = createStore<Value>(read());
  return {
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
    set: (value) => {
      set(value);
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The choice then lasts until the page is closed.
      }
    },
  };
}

/** Whether the navigation shows only icons. */
export const navCollapsed = createStoredChoice<boolean>('isNavCollapsed', false);

/** Whether the preview is beside the form of an entry. */
export const previewShown = createStoredChoice<boolean>('isPreviewShown', true);

/** Whether shortcuts of a single key work. */
export const singleKeys = createStoredChoice<boolean>('hasSingleKeys', true);

/** The width of the form beside the preview, in percent. */
export const formShare = createStoredChoice<number>('formShare', 50);
