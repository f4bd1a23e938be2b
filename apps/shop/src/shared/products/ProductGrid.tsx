import type { Product } from '@gschool/domain';
import { ProductCardSkeleton, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './ProductGrid.css';
import { ProductTile } from './ProductTile';

/** Pictures that load with priority. */
const PRIORITY_COUNT = 4;

export function ProductGrid({
  products,
  headingLevel,
  label,
}: {
  products: readonly Product[];
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The accessible name, if the list has no heading. */
  label?: string | undefined;
}) {
  return (
    <ul role="list" aria-label={label} className={styles.grid}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductTile
            product={product}
            headingLevel={headingLevel}
            isPriority={at < PRIORITY_COUNT}
          />
        </li>
      ))}
    </ul>
  );
}

/** The grid while products load. */
export function ProductGridSkeleton({ count = 8 }: { count?: number | undefined }) {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('products.loading')}</VisuallyHidden>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </div>
    </div>
  );
}
