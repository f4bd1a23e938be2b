import '../../i18n/bag';
import '../../i18n/checkout';
import '../../i18n/goods';

import { CheckoutPage } from '../../features/checkout/CheckoutPage';

/** `/merchandise/checkout`. */
export function Component() {
  return <CheckoutPage />;
}
