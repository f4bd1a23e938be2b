import * as styles from './HeroSlide.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

export interface HeroSliderSkeletonProps {
  /**
   * The layout of the slider that is loading.
   * @default 'split'
   */
  layout?: 'split' | 'cover' | undefined;
}

/** A placeholder while a `HeroSlider` loads. */
export function HeroSliderSkeleton({ layout = 'split' }: HeroSliderSkeletonProps) {
  return (
    <div className={styles.slide[layout]} aria-hidden>
      <div className={styles.copy[layout]}>
        <Skeleton size="md" width="short" />
        <Skeleton size="h1" width="full" />
        <Skeleton size="h1" width="medium" />
        <Skeleton size="lg" width="long" />
        <Skeleton shape="button" />
      </div>
      <div className={styles.art[layout]}>
        <Skeleton shape="block" className={styles.still} />
      </div>
    </div>
  );
}
