import * as styles from './VideoCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { classNames } from '../../internal/classNames';

export interface VideoCardSkeletonProps {
  /**
   * The layout of the card that is loading.
   * @default 'card'
   */
  layout?: 'card' | 'row' | undefined;
}

/** The placeholder of a `VideoCard` that is loading. */
export function VideoCardSkeleton({ layout }: VideoCardSkeletonProps) {
  return (
    <div className={classNames(styles.card, layout === 'row' && styles.row)} aria-hidden>
      <div className={styles.poster}>
        <Skeleton shape="block" ratio="wide" />
      </div>
      <Skeleton size="md" width="long" className={styles.firstLine} />
      <Skeleton size="md" width="medium" className={styles.line} />
    </div>
  );
}
