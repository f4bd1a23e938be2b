import '../../i18n/bag';

import { CartPage } from '../../features/bag/CartPage';

/** `/merchandise/cart`. */
export function Component() {
  return <CartPage />;
}
