import * as css from './PlaylistCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { copy, words } from '../../internal/mediaCard.css';

/** The place of a `PlaylistCard` that is loading. */
export function PlaylistCardSkeleton() {
  return (
    <div className={css.card} aria-hidden>
      <div className={css.mosaic}>
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} shape="block" className={css.still} />
        ))}
      </div>
      <div className={words}>
        <div className={copy}>
          <Skeleton size="md" width="long" />
          <Skeleton size="md" width="short" />
        </div>
      </div>
    </div>
  );
}
