import * as styles from './CartLine.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

/** A placeholder while a `CartLine` loads. */
export function CartLineSkeleton() {
  return (
    <div className={styles.line} aria-hidden>
      <Skeleton shape="block" ratio="square" />
      <div className={styles.content}>
        <div className={styles.top}>
          <Skeleton width="medium" />
          <Skeleton width="short" />
        </div>
        <Skeleton width="long" />
      </div>
    </div>
  );
}
