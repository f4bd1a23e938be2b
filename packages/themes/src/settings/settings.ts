import type { ThemeName } from '../registry';

/**
 * The settings of the look (spec, sections 3, 4 and 9; values of the decisions).
 * `null` as `appName` means the name that the build was given.
 */
export interface ThemeSettings {
  appName: string | null;
  direction: 'ltr' | 'rtl';
  scheme: 'light' | 'dark';
  /** One of the themes that `seeds/index.ts` registers. */
  color: ThemeName;
  fontSize: 'small' | 'medium' | 'large';
  layout: 'full' | 'boxed';
  navbar: 'sticky' | 'static' | 'hidden';
  sidebar: 'full' | 'mini' | 'hidden';
  footer: 'default' | 'minimal';
}
