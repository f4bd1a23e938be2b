import type { ThemeSettings } from './settings';
import { themeList } from './themeList.css';

/** The settings that are a choice from a list (all but the app name). */
export type ListSetting = Exclude<keyof ThemeSettings, 'appName'>;

/** The values of each choice in the order in which they are offered. */
export const options = {
  direction: ['ltr', 'rtl'],
  scheme: ['light', 'dark'],
  /** From the registry: a theme that is registered is offered. */
  color: themeList,
  fontSize: ['small', 'medium', 'large'],
  layout: ['full', 'boxed'],
  navbar: ['sticky', 'static', 'hidden'],
  sidebar: ['full', 'mini', 'hidden'],
  footer: ['default', 'minimal'],
} as const satisfies { [K in ListSetting]: readonly ThemeSettings[K][] };

/** The appearance of a first visit (docs/product/appearance.md#appearance-settings). */
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
