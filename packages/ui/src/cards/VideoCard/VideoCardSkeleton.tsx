import { poster, row } from './VideoCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { classNames } from '../../internal/classNames';
import { card, copy, words } from '../../internal/mediaCard.css';

export interface VideoCardSkeletonProps {
  /**
   * The layout of the card to come.
   * @default 'card'
   */
  layout?: 'card' | 'row' | undefined;
}

/** The place of a `VideoCard` that is loading. */
export function VideoCardSkeleton({ layout }: VideoCardSkeletonProps) {
  return (
    <div className={classNames(card, layout === 'row' && row)} aria-hidden>
      <div className={poster}>
        <Skeleton shape="block" ratio="wide" />
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
