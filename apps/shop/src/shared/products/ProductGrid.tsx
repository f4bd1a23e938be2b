import type { Product } from '@gschool/domain';
import { ProductCardSkeleton, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './ProductGrid.css';
import { ProductTile } from './ProductTile';

/** How many pictures a first view has. */
const FIRST = 4;

/** Products in a grid. */
export function TileGrid({
  products,
  headingLevel,
  label,
}: {
  products: readonly Product[];
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Names the list where no heading stands before it. */
  label?: string | undefined;
}) {
  return (
    <ul role="list" aria-label={label} className={css.grid}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductTile product={product} headingLevel={headingLevel} isPriority={at < FIRST} />
        </li>
      ))}
    </ul>
  );
}

/** The place of products that are on their way. */
export function TileGridSkeleton({ count = 8 }: { count?: number | undefined }) {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('products.loading')}</VisuallyHidden>
      <div className={css.grid}>
        {Array.from({ length: count }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </div>
    </div>
  );
}
