import * as styles from './TopTen.css';
import * as carouselStyles from '../Carousel/Carousel.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

export interface TopTenSkeletonProps {
  /**
   * The number of cards.
   * @default 5
   */
  count?: number | undefined;
}

/** The placeholder of a `TopTen` that is loading. */
export function TopTenSkeleton({ count = 5 }: TopTenSkeletonProps) {
  return (
    <div className={carouselStyles.row.ranked} aria-hidden>
      <div className={carouselStyles.header}>
        <Skeleton size="h3" width="short" />
      </div>
      <div className={carouselStyles.skeletonRow}>
        <div className={carouselStyles.list}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={carouselStyles.item.ranked}>
              <div className={styles.card}>
                <div className={styles.poster}>
                  <Skeleton shape="block" className={styles.skeletonPoster} />
                </div>
                <div className={styles.text}>
                  <Skeleton size="md" width="long" />
                  <Skeleton size="md" width="medium" />
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
