import * as css from './SeriesCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { copy, words } from '../../internal/mediaCard.css';

/** The place of a `SeriesCard` that is loading. */
export function SeriesCardSkeleton() {
  return (
    <div className={css.card} aria-hidden>
      <div className={css.stack}>
        <div className={css.poster}>
          <Skeleton shape="block" ratio="wide" />
        </div>
      </div>
      <div className={words}>
        <div className={copy}>
          <Skeleton size="md" width="long" />
          <Skeleton size="md" width="medium" />
        </div>
      </div>
    </div>
  );
}
