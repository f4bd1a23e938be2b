import '../../i18n/goods';
import '../../i18n/wishlist';

import { WishlistPage } from '../../features/wishlist/WishlistPage';

/** `/merchandise/wishlist`. */
export function Component() {
  return <WishlistPage />;
}
