import { Skeleton } from '@gschool/ui';

import * as css from './DetailHero.css';

/** The place of a `DetailHero` that is loading. */
export function DetailHeroSkeleton({ shape = 'wide' }: { shape?: 'wide' | 'portrait' }) {
  return (
    <div className={css.hero[shape]} aria-hidden>
      <div className={css.picture[shape]} />
      <div className={css.copy}>
        <Skeleton width="short" />
        <Skeleton size="h1" width="long" />
        <Skeleton width="full" />
        <Skeleton width="long" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
