import { card, copy, words } from './VideoCard.css';
import { Skeleton } from '../Skeleton/Skeleton';

/** The place of a `VideoCard` that is loading. */
export function VideoCardSkeleton() {
  return (
    <div className={card} aria-hidden>
      <Skeleton shape="block" ratio="wide" />
      <div className={words}>
        <div className={copy}>
          <Skeleton size="md" width="long" />
          <Skeleton size="md" width="medium" />
        </div>
      </div>
    </div>
  );
}
