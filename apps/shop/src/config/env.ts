import { settings, withoutTrailingSlash } from '@gschool/app';

export { productName, settings } from '@gschool/app';

/** Where the shop is published, without a slash at the end; undefined where the settings do not say. */
export const origin = settings.ok ? withoutTrailingSlash(settings.settings.shopUrl) : undefined;

/** Whether orders are paid here. Without it nothing is charged or shipped, and the checkout says so. */
export const isPaymentConfigured = settings.ok && settings.settings.payment.isOn;
