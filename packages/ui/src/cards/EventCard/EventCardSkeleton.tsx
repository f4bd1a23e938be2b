import * as css from './EventCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

/** The place of an `EventCard` that is loading. */
export function EventCardSkeleton() {
  return (
    <div className={css.card} aria-hidden>
      <Skeleton shape="block" ratio="wide" className={css.still} />
      <div className={css.copy}>
        <Skeleton size="md" width="medium" />
        <Skeleton size="lg" width="long" />
        <Skeleton size="md" width="medium" />
        <div className={css.actions}>
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
