import type { SettingsResult } from '@gschool/data/settings';
import { withoutEndSlashes } from '@gschool/domain';

declare const __GSCHOOL_SETTINGS__: SettingsResult;

/**
 * The settings of this build, or all missing ones. They are parsed when Vite starts, so that no
 * page contains zod.
 */
export const settings: SettingsResult = __GSCHOOL_SETTINGS__;

/** The product's name; the appearance panel may override it at run time. */
export const productName = settings.ok ? settings.values.productName : 'Gschool';

/** A URL without a slash at the end. */
export const withoutTrailingSlash = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : withoutEndSlashes(url);
