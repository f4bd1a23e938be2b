import * as css from './TopTen.css';
import { head, item, list, row, still } from '../Carousel/Carousel.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

export interface TopTenSkeletonProps {
  /**
   * How many cards.
   * @default 5
   */
  count?: number | undefined;
}

/** The place of a `TopTen` that is loading. */
export function TopTenSkeleton({ count = 5 }: TopTenSkeletonProps) {
  return (
    <div className={row} aria-hidden>
      <div className={head}>
        <Skeleton size="h3" width="short" />
      </div>
      <div className={still}>
        <div className={list}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={item.ranked}>
              <div className={css.card}>
                <div className={css.poster}>
                  <Skeleton shape="block" className={css.still} />
                </div>
                <div className={css.words}>
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
