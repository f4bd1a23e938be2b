import type { SettingsResult } from '@gschool/data/settings';

declare const __GSCHOOL_SETTINGS__: SettingsResult;

/**
 * The settings of this build, or every one that is missing. Parsed with zod
 * when Vite starts, so that neither the schema nor its library reaches a visitor.
 */
export const settings: SettingsResult = __GSCHOOL_SETTINGS__;

/** The product's name; the customizer's app name overrides it at run time. */
export const productName = settings.ok ? settings.settings.productName : 'Gschool';

/** Where the shop is published, without a slash at the end; undefined where the settings do not say. */
export const origin = settings.ok ? settings.settings.shopUrl?.replace(/\/+$/, '') : undefined;

/** Whether orders are paid here. Without it nothing is charged or shipped, and the checkout says so. */
export const isPaymentConfigured = settings.ok && settings.settings.payment.isOn;
