import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/products.messages.json';

import { useProducts } from '@gschool/data/shop';
import { Skeleton } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { ProductList } from './ProductList';
import { ProductGridSkeleton } from '../../shared/products/ProductGrid';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import * as styles from './ProductList.css';

/** `/merchandise/shop`: all products. */
export function ProductsPage() {
  const t = useT();
  const products = useProducts();
  useShopBreadcrumb({
    name: t('products.title'),
    description: t('products.text'),
    parents: [{ name: t('nav.merchandise'), href: paths.merchandise }],
  });
  return (
    <QueryResult query={products} skeleton={<ProductListSkeleton />}>
      {(all) => <ProductList products={all} />}
    </QueryResult>
  );
}

/** The product list while it loads. */
function ProductListSkeleton() {
  return (
    <div className={styles.list}>
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <Skeleton shape="button" />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <Skeleton lines={6} size="md" />
        </div>
        <div className={styles.items}>
          <ProductGridSkeleton />
        </div>
      </div>
    </div>
  );
}
