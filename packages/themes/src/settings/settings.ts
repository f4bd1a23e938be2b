import type { AnyThemeName } from './ownTheme';

/**
 * The appearance settings (docs/product/appearance.md#appearance-settings). `null` as `appName`
 * means the name that the build sets.
 */
export interface ThemeSettings {
  appName: string | null;
  direction: 'ltr' | 'rtl';
  scheme: 'light' | 'dark';
  /** One of the built-in themes, or one of the store's own themes. */
  color: AnyThemeName;
  fontSize: 'small' | 'medium' | 'large';
  layout: 'full' | 'boxed';
  navbar: 'sticky' | 'static' | 'hidden';
  sidebar: 'full' | 'mini' | 'hidden';
  footer: 'default' | 'minimal';
}
