import type { ReturnUrls } from '@gschool/data/shop';

import { paths } from '../../config/paths';
import { takesPayment } from './payment';

/** Where the payment page comes back to: the order, which says what came of it. Null where nothing is paid. */
export const paymentReturnUrls: ReturnUrls | null = takesPayment
  ? {
      success: (number) => window.location.origin + paths.order(number, 'paid'),
      cancel: (number) => window.location.origin + paths.order(number, 'cancelled'),
    }
  : null;
