import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/products.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { useProducts } from '@gschool/data/shop';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { Reading } from '../../shared/QueryResult';
import { ListSkeleton } from './ProductListSkeleton';
import { ProductList } from './ProductList';

/** `/merchandise/shop`: everything that is for sale. */
export function ProductsPage() {
  const t = useT();
  const products = useProducts();
  useBreadcrumb({
    name: t('products.title'),
    description: t('products.text'),
    items: [
      { name: t('nav.merchandise'), href: paths.merchandise },
      { name: t('products.title'), active: true },
    ],
  });
  return (
    <Reading query={products} waiting={<ListSkeleton />}>
      {(all) => <ProductList products={all} />}
    </Reading>
  );
}
