import { createStore } from '@gschool/state';

import { applySettings } from './applySettings';
import { readAppearanceParams } from './appearanceLink';
import type { SettingChoices } from './offerThemes';
import { normalizeSettings, parseObject, SETTINGS_KEY } from './parseSettings';
import type { ThemeSettings } from './settings';
import { switchSettings } from './switchSettings';

/** The part of `Storage` that the store needs. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the settings are stored and applied. */
export interface SettingsStoreOptions {
  /**
   * If it is a function, it is called before each use, because even reading `sessionStorage` throws
   * where it is blocked. Errors are ignored: the settings then last as long as the page.
   */
  storage?: (() => SettingsStorage | undefined) | SettingsStorage | undefined;
  /**
   * The URL's search part. Its settings take priority over stored ones. `theme-init.js` has already
   * moved them into the storage, so this matters only where storage is blocked.
   */
  search?: string | undefined;
  /** The element that gets the class and attributes; undefined on a server. */
  root?: Element | undefined;
  /** Replaces some of the defaults, for example the direction with that of the page's language. */
  defaults?: (() => Partial<ThemeSettings>) | undefined;
  /**
   * The values that each setting may have; see `offerThemes`.
   * @default every value, and the built-in themes
   */
  choices?: SettingChoices | undefined;
}

/** The settings as a store for `useSyncExternalStore`. */
export interface SettingsStore {
  /** The current settings; the same object until something changes. */
  get(): ThemeSettings;
  /** Changes some settings, applies and saves them. */
  set(changes: Partial<ThemeSettings>): void;
  /** Restores the defaults and removes the stored entry. */
  reset(): void;
  /** Calls the listener after each change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Restores the stored settings and applies them, then applies and stores every change. */
export function createSettingsStore(options: SettingsStoreOptions = {}): SettingsStore {
  const { root } = options;
  const normalize = (input: object): ThemeSettings =>
    normalizeSettings(input, options.defaults?.(), options.choices);
  const withStorage = <T>(callback: (storage: SettingsStorage) => T): T | undefined => {
    try {
      const { storage } = options;
      const available = typeof storage === 'function' ? storage() : storage;
      return available && callback(available);
    } catch {
      return undefined;
    }
  };
  const current = createStore(
    normalize(
      readAppearanceParams(options.search ?? '') ??
        parseObject(withStorage((storage) => storage.getItem(SETTINGS_KEY))),
    ),
  );
  if (root) applySettings(root, current.get());

  const update = (next: ThemeSettings): void => {
    if (root) switchSettings(root, next);
    current.set(next);
  };

  return {
    get: current.get,
    set(changes) {
      // Normalized, so that every value that is set can be restored unchanged.
      const next = normalize({ ...current.get(), ...changes });
      if (JSON.stringify(next) === JSON.stringify(current.get())) return;
      withStorage((storage) => storage.setItem(SETTINGS_KEY, JSON.stringify(next)));
      update(next);
    },
    reset() {
      withStorage((storage) => storage.removeItem(SETTINGS_KEY));
      update(normalize({}));
    },
    subscribe: current.subscribe,
  };
}
