import { settings } from '../../config/env';

/** Whether this build is connected to a payment service. Without one nothing is charged or shipped. */
export const takesPayment = settings.ok && settings.settings.payment.isOn;
