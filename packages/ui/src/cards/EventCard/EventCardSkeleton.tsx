import * as styles from './EventCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

/** The placeholder of an `EventCard` that is loading. */
export function EventCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <Skeleton shape="block" ratio="wide" className={styles.skeletonPoster} />
      <div className={styles.content}>
        <Skeleton size="md" width="short" />
        <Skeleton size="lg" width="long" />
        <Skeleton size="md" width="full" />
        <div className={styles.actions}>
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
