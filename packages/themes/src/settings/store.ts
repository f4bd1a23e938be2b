import { createStore } from '@gschool/state';
import { applySettings } from './applySettings';
import { parseAppearanceParams } from './appearanceLink';
import { defaultSettings } from './options';
import { parseSettings, SETTINGS_KEY } from './parseSettings';
import type { ThemeSettings } from './settings';

/** The part of `Storage` that the store needs. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the look is kept and where it shows. */
export interface SettingsStoreOptions {
  /**
   * Called before each use, since only touching `sessionStorage` throws where it
   * is blocked. A failure is ignored: the look then lives as long as the page.
   */
  storage?: (() => SettingsStorage | undefined) | SettingsStorage | undefined;
  /**
   * The address's `?…`. A look in it wins over a stored one; `theme-init.js` has moved it
   * into the storage already, so this matters only where storage is blocked.
   */
  search?: string | undefined;
  /** The element that carries the look; none on a server. */
  root?: Element | undefined;
  /** What holds in the place of section 9's defaults: the direction of the page's language. */
  defaults?: (() => Partial<ThemeSettings>) | undefined;
}

/** The look as a store in the shape of `useSyncExternalStore`. */
export interface SettingsStore {
  /** The current settings; the same object until something changes. */
  get(): ThemeSettings;
  /** Changes some settings, applies and saves them. */
  set(changes: Partial<ThemeSettings>): void;
  /** Back to the defaults; nothing stays stored. */
  reset(): void;
  /** Calls the listener after each change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Restores the stored look, applies it, and keeps both in step from then on. */
export function createSettingsStore(options: SettingsStoreOptions = {}): SettingsStore {
  const { root } = options;
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
    parseAppearanceParams(options.search ?? '', options.defaults?.()) ??
      parseSettings(
        withStorage((storage) => storage.getItem(SETTINGS_KEY)),
        options.defaults?.(),
      ),
  );
  if (root) applySettings(root, current.get());

  const update = (next: ThemeSettings): void => {
    if (root) applySettings(root, next);
    current.set(next);
  };

  return {
    get: current.get,
    set(changes) {
      // Through the parser, so that whatever is set can be restored unchanged.
      const next = parseSettings(JSON.stringify({ ...current.get(), ...changes }));
      if (JSON.stringify(next) === JSON.stringify(current.get())) return;
      withStorage((storage) => storage.setItem(SETTINGS_KEY, JSON.stringify(next)));
      update(next);
    },
    reset() {
      withStorage((storage) => storage.removeItem(SETTINGS_KEY));
      update({ ...defaultSettings, ...options.defaults?.() });
    },
    subscribe: current.subscribe,
  };
}
