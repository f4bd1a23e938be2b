import * as styles from './InstructorCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { classNames } from '../../internal/classNames';

export interface InstructorCardSkeletonProps {
  /**
   * The layout of the card that is loading.
   * @default 'round'
   */
  layout?: 'round' | 'tall' | undefined;
}

/** The placeholder of an `InstructorCard` that is loading. */
export function InstructorCardSkeleton({ layout = 'round' }: InstructorCardSkeletonProps) {
  return (
    <div className={styles.card[layout]} aria-hidden>
      <div className={styles.portrait[layout]}>
        <Skeleton shape="block" className={styles.skeletonPortrait[layout]} />
      </div>
      <div className={classNames(styles.text[layout], layout === 'round' && styles.skeletonText)}>
        <Skeleton size="md" width="long" />
        <Skeleton size="md" width="medium" />
      </div>
    </div>
  );
}
