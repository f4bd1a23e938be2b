import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import * as styles from './SearchDialog.css';

/** A skeleton while the results load. */
export function SearchSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.sectionHead}>
        <Skeleton width="short" />
      </div>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <div className={styles.skeletonThumb}>
            <Skeleton shape="block" ratio="wide" />
          </div>
          <div className={styles.skeletonText}>
            <Skeleton width="medium" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
