export { applySettings } from './apply';
export { applyFirstLook } from './firstLook';
export { lookLink, readLook, withoutLook } from './link';
export { defaultSettings, options, type Choice } from './options';
export { parseSettings, SETTINGS_KEY } from './parse';
export type { ThemeSettings } from './settings';
export {
  createSettingsStore,
  type SettingsStorage,
  type SettingsStore,
  type SettingsStoreOptions,
} from './store';
