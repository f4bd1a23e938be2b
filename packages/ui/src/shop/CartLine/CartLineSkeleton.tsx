import { line, top, words } from './CartLine.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';

/** The place of a `CartLine` that is loading. */
export function CartLineSkeleton() {
  return (
    <div className={line} aria-hidden>
      <Skeleton shape="block" ratio="square" />
      <div className={words}>
        <div className={top}>
          <Skeleton width="medium" />
          <Skeleton width="short" />
        </div>
        <Skeleton width="long" />
      </div>
    </div>
  );
}
