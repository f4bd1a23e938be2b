import * as styles from './FeaturedHero.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

/** A placeholder while a `FeaturedHero` loads. */
export function FeaturedHeroSkeleton() {
  return (
    <div className={styles.hero} aria-hidden>
      <div className={styles.picture}>
        <Skeleton shape="block" className={styles.still} />
      </div>
      <div className={styles.copy}>
        <Skeleton size="md" width="short" />
        <Skeleton size="h1" width="full" />
        <Skeleton size="h1" width="medium" />
        <Skeleton size="md" width="long" />
        <div className={styles.actions}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
