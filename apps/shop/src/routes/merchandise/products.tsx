import '../../i18n/goods';
import '../../i18n/products';

import { ProductsPage } from '../../features/products/ProductsPage';

/** `/merchandise/shop`. */
export function Component() {
  return <ProductsPage />;
}
