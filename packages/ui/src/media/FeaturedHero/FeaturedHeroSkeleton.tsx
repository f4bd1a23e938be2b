import * as css from './FeaturedHero.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

/** The place of a `FeaturedHero` that is loading. */
export function FeaturedHeroSkeleton() {
  return (
    <div className={css.hero} aria-hidden>
      <div className={css.picture}>
        <Skeleton shape="block" className={css.still} />
      </div>
      <div className={css.copy}>
        <Skeleton size="md" width="short" />
        <Skeleton size="h1" width="full" />
        <Skeleton size="h1" width="medium" />
        <Skeleton size="md" width="long" />
        <div className={css.actions}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
