import * as styles from './SeriesCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import * as mediaCardStyles from '../../internal/mediaCard.css';

/** The placeholder of a `SeriesCard` that is loading. */
export function SeriesCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.stack}>
        <div className={styles.poster}>
          <Skeleton shape="block" ratio="wide" />
        </div>
      </div>
      <div className={mediaCardStyles.content}>
        <div className={mediaCardStyles.copy}>
          <Skeleton size="md" width="long" />
          <Skeleton size="md" width="medium" />
        </div>
      </div>
    </div>
  );
}
