import '../../i18n/goods';
import '../../i18n/product';

import { useParams } from 'react-router-dom';

import { ProductPage } from '../../features/product/ProductPage';

/** `/merchandise/product/:slug`. */
export function Component() {
  const { slug = '' } = useParams();
  return <ProductPage slug={slug} />;
}
