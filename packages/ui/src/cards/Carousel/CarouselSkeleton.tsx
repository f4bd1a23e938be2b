import * as css from './Carousel.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { VideoCardSkeleton } from '../VideoCard/VideoCardSkeleton';

export interface CarouselSkeletonProps {
  /**
   * How many cards.
   * @default 5
   */
  count?: number | undefined;
}

/** The place of a `Carousel` of classes that is loading. */
export function CarouselSkeleton({ count = 5 }: CarouselSkeletonProps) {
  return (
    <div className={css.row} aria-hidden>
      <div className={css.head}>
        <Skeleton size="h3" width="short" />
      </div>
      <div className={css.still}>
        <div className={css.list}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={css.item.card}>
              <VideoCardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
