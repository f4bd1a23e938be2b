import * as styles from './CardGrid.css';
import { VideoCardSkeleton } from '../VideoCard/VideoCardSkeleton';

export interface CardGridSkeletonProps {
  /**
   * The number of cards.
   * @default 12
   */
  count?: number | undefined;
}

/** The placeholder of a `CardGrid` of classes that is loading. */
export function CardGridSkeleton({ count = 12 }: CardGridSkeletonProps) {
  return (
    <div className={styles.grid.card} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <VideoCardSkeleton key={index} />
      ))}
    </div>
  );
}
