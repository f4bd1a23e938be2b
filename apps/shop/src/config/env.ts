import { settings, withoutTrailingSlash } from '@gschool/app';

export { productName, settings } from '@gschool/app';

/** The published URL of the shop without a trailing slash; undefined if the settings have none. */
export const origin = settings.ok ? withoutTrailingSlash(settings.values.shopUrl) : undefined;

/**
 * Whether this build is connected to a payment provider. Without one nothing is charged or shipped.
 */
export const isPaymentConfigured = settings.ok && settings.values.payment.isOn;

/** The URL of the school's site; undefined if the settings have none. */
export const siteUrl = settings.ok ? settings.values.siteUrl : undefined;
