import '../../i18n/goods';
import '../../i18n/orders';

import { AccountPage } from '../../features/orders/AccountPage';

/** `/merchandise/account`. */
export function Component() {
  return <AccountPage />;
}
