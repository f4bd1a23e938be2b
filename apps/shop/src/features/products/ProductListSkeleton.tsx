import { Skeleton } from '@gschool/ui';

import { TileGridSkeleton } from '../../shared/products/ProductGrid';
import * as css from './ProductList.css';

/** The place of the list while its products are on their way. */
export function ListSkeleton() {
  return (
    <div className={css.list}>
      <div className={css.toolbar}>
        <div className={css.search}>
          <Skeleton shape="button" />
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.panel}>
          <Skeleton lines={6} size="md" />
        </div>
        <div className={css.items}>
          <TileGridSkeleton />
        </div>
      </div>
    </div>
  );
}
