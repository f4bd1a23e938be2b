import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/products.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { useProducts } from '@gschool/data/shop';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { ProductListSkeleton } from './ProductListSkeleton';
import { ProductList } from './ProductList';

/** `/merchandise/shop`: all products. */
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
    <QueryResult query={products} skeleton={<ProductListSkeleton />}>
      {(all) => <ProductList products={all} />}
    </QueryResult>
  );
}
