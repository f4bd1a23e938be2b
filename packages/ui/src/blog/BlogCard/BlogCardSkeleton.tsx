import * as styles from './BlogCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

export interface BlogCardSkeletonProps {
  /**
   * The layout of the card that is loading.
   * @default 'standard'
   */
  layout?: 'standard' | 'horizontal' | 'feature' | 'text' | undefined;
}

/** The placeholder of a `BlogCard` that is loading. */
export function BlogCardSkeleton({ layout = 'standard' }: BlogCardSkeletonProps) {
  return (
    <div className={styles.card[layout]} aria-hidden>
      {layout !== 'text' && <Skeleton shape="block" ratio="wide" />}
      <div className={styles.content}>
        <Skeleton width="short" />
        <Skeleton size={layout === 'feature' ? 'h1' : 'h3'} width="long" />
        <Skeleton width="full" />
        <Skeleton width="medium" />
      </div>
    </div>
  );
}
