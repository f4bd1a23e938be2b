import type { ThemeSettings } from './settings';
import { themeList } from './themeList.css';

/** The settings whose value is chosen from a list (all except the app name). */
export type ListSetting = Exclude<keyof ThemeSettings, 'appName'>;

/** The values of each setting, in the order in which they are offered. */
export const options = {
  direction: ['ltr', 'rtl'],
  scheme: ['light', 'dark'],
  /** All registered themes are offered. */
  color: themeList,
  fontSize: ['small', 'medium', 'large'],
  layout: ['full', 'boxed'],
  navbar: ['sticky', 'static', 'hidden'],
  sidebar: ['full', 'mini', 'hidden'],
  footer: ['default', 'minimal'],
} as const satisfies { [K in ListSetting]: readonly ThemeSettings[K][] };

/** The appearance on a first visit (docs/product/appearance.md#appearance-settings). */
export const defaultSettings: Readonly<ThemeSettings> = {
  appName: null,
  direction: 'ltr',
  scheme: 'light',
  color: 'gschool',
  fontSize: 'medium',
  layout: 'full',
  navbar: 'sticky',
  sidebar: 'full',
  footer: 'default',
};
