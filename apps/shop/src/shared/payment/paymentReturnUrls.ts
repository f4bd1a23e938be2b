import type { ReturnUrls } from '@gschool/data/shop';

import { paths } from '../../config/paths';
import { isPaymentConfigured } from '../../config/env';

/** The return URLs of the payment page: the page of the order. Null without payment. */
export const paymentReturnUrls: ReturnUrls | null = isPaymentConfigured
  ? {
      success: (number) => window.location.origin + paths.order(number, 'paid'),
      cancel: (number) => window.location.origin + paths.order(number, 'cancelled'),
    }
  : null;
