import { settings } from '../../config/env';

export const takesPayment = settings.ok && settings.settings.payment.isOn;
