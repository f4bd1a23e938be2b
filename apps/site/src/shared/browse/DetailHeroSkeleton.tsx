import { Skeleton } from '@gschool/ui';

import * as styles from './DetailHero.css';

/** A placeholder for a `DetailHero` while it loads. */
export function DetailHeroSkeleton({ shape = 'wide' }: { shape?: 'wide' | 'portrait' }) {
  return (
    <div className={styles.hero[shape]} aria-hidden>
      <div className={styles.picture[shape]} />
      <div className={styles.copy}>
        <Skeleton width="short" />
        <Skeleton size="h1" width="long" />
        <Skeleton width="full" />
        <Skeleton width="long" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
