import * as css from './InstructorCard.css';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { classNames } from '../../internal/classNames';

export interface InstructorCardSkeletonProps {
  /**
   * The layout of the card to come.
   * @default 'round'
   */
  layout?: 'round' | 'tall' | undefined;
}

/** The place of an `InstructorCard` that is loading. */
export function InstructorCardSkeleton({ layout = 'round' }: InstructorCardSkeletonProps) {
  return (
    <div className={css.card[layout]} aria-hidden>
      <div className={css.portrait[layout]}>
        <Skeleton shape="block" className={css.still[layout]} />
      </div>
      <div className={classNames(css.words[layout], layout === 'round' && css.lines)}>
        <Skeleton size="md" width="long" />
        <Skeleton size="md" width="medium" />
      </div>
    </div>
  );
}
