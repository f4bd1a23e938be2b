import type { SettingsResult } from '@gschool/data/settings';

declare const __GSCHOOL_SETTINGS__: SettingsResult;

/**
 * The settings of this build, or every one that is missing. They are parsed with zod when Vite starts,
 * so that neither the schema nor its library is part of a page.
 */
export const settings: SettingsResult = __GSCHOOL_SETTINGS__;

/** The product's name; the app name of the appearance panel overrides it at run time. */
export const productName = settings.ok ? settings.settings.productName : 'Gschool';

/** An address without a slash at the end. */
export const withoutTrailingSlash = (url: string | undefined): string | undefined =>
  url?.replace(/\/+$/, '');
