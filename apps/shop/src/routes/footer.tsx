import '../i18n/footer';

import { ShopBottom } from '../features/shell/ShopBottom';

/** The footer of every page that has one. */
export function Component() {
  return <ShopBottom />;
}
