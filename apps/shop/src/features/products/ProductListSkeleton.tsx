import { Skeleton } from '@gschool/ui';

import { ProductGridSkeleton } from '../../shared/products/ProductGrid';
import * as styles from './ProductList.css';

/** The product list while it loads. */
export function ProductListSkeleton() {
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
