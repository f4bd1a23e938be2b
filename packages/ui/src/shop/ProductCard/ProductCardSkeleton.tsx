import * as styles from './ProductCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

export interface ProductCardSkeletonProps {
  /**
   * The layout of the card that it replaces.
   * @default 'vertical'
   */
  layout?: 'vertical' | 'horizontal' | undefined;
}

/** A placeholder while a `ProductCard` loads. */
export function ProductCardSkeleton({ layout = 'vertical' }: ProductCardSkeletonProps) {
  return (
    <div className={styles.card[layout]} aria-hidden>
      <Skeleton shape="block" ratio="square" />
      <div className={styles.content[layout]}>
        <Skeleton size="lg" width="medium" />
        <Skeleton width="short" />
        <Skeleton width="long" />
      </div>
    </div>
  );
}
