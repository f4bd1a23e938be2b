import * as styles from './Carousel.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { VideoCardSkeleton } from '../VideoCard/VideoCardSkeleton';

export interface CarouselSkeletonProps {
  /**
   * The number of cards.
   * @default 5
   */
  count?: number | undefined;
}

/** The placeholder of a `Carousel` of classes that is loading. */
export function CarouselSkeleton({ count = 5 }: CarouselSkeletonProps) {
  return (
    <div className={styles.row.card} aria-hidden>
      <div className={styles.header}>
        <Skeleton size="h3" width="short" />
      </div>
      <div className={styles.skeletonRow}>
        <div className={styles.list}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={styles.item.card}>
              <VideoCardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
