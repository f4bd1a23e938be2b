import * as styles from './PlaylistCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import * as mediaCardStyles from '../../internal/mediaCard.css';

/** The placeholder of a `PlaylistCard` that is loading. */
export function PlaylistCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.mosaic}>
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} shape="block" className={styles.skeletonTile} />
        ))}
      </div>
      <div className={mediaCardStyles.content}>
        <div className={mediaCardStyles.copy}>
          <Skeleton size="md" width="long" />
          <Skeleton size="md" width="short" />
        </div>
      </div>
    </div>
  );
}
