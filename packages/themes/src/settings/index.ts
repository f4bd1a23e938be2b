export { applySettings } from './applySettings';
export { applyStoredAppearance } from './applyStoredAppearance';
export {
  createAppearanceLink,
  parseAppearanceParams,
  removeAppearanceParams,
} from './appearanceLink';
export { defaultSettings, options, type ListSetting } from './options';
export { parseSettings, SETTINGS_KEY } from './parseSettings';
export { offerThemes, type SettingChoices } from './offerThemes';
export type { AnyThemeName, OfferedTheme, OwnTheme } from './ownTheme';
export type { ThemeSettings } from './settings';
export {
  createSettingsStore,
  type SettingsStorage,
  type SettingsStore,
  type SettingsStoreOptions,
} from './store';
