import type { SettingsResult } from '@gschool/data/settings';
import { withoutEndSlashes } from '@gschool/domain';

declare const __GSCHOOL_SETTINGS__: SettingsResult;

/**
 * The settings of this build, or a list of all missing ones. They are parsed when Vite starts, so
 * that no page contains zod.
 */
export const settings: SettingsResult = __GSCHOOL_SETTINGS__;

/** The product's name. The appearance panel may override it at run time. */
export const productName = settings.ok ? settings.values.productName : 'Gschool';

/** Removes a trailing slash from a URL. */
export const withoutTrailingSlash = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : withoutEndSlashes(url);
