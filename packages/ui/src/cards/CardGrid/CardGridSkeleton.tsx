import * as styles from './CardGrid.css';
import { VideoCardSkeleton } from '../VideoCard/VideoCardSkeleton';

export interface CardGridSkeletonProps {
  /**
   * How many cards.
   * @default 12
   */
  count?: number | undefined;
}

/** The place of a `CardGrid` of classes that is loading. */
export function CardGridSkeleton({ count = 12 }: CardGridSkeletonProps) {
  return (
    <div className={styles.grid.card} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <VideoCardSkeleton key={index} />
      ))}
    </div>
  );
}
