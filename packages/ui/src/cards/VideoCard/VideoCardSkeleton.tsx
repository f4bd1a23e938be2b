import * as styles from './VideoCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { classNames } from '../../internal/classNames';
import * as mediaCardStyles from '../../internal/mediaCard.css';

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
    <div className={classNames(mediaCardStyles.card, layout === 'row' && styles.row)} aria-hidden>
      <div className={styles.poster}>
        <Skeleton shape="block" ratio="wide" />
      </div>
      <div className={styles.content}>
        <Skeleton size="md" width="long" />
        <Skeleton size="md" width="medium" />
      </div>
    </div>
  );
}
