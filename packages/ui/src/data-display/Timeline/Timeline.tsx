import { useId, type ReactNode } from 'react';

import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { classNames } from '../../internal/classNames';
import { useIsHydrated } from '../../internal/useIsHydrated';
import { LoadMore, type LoadMoreProps } from '../../navigation/LoadMore/LoadMore';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { groupByDay } from './days';
import { timelineMessages } from './messages';
import { TimelineEntry } from './TimelineEntry';
import { TimelineRow } from './TimelineRow';
import type { TimelineItem } from './timelineItems';
import { formatDay } from './timeTexts';
import { useMinute } from './useMinute';
import * as styles from './Timeline.css';

export interface TimelineProps {
  /** What happened, in the order to show, usually the newest first. */
  items: readonly TimelineItem[];
  /**
   * The time zone (IANA name) of days and times.
   * @default the browser’s; UTC on a server
   */
  timeZone?: string | undefined;
  /**
   * The current time in milliseconds since 1970. Pass the same function in every render.
   * @default Date.now
   */
  now?: (() => number) | undefined;
  /**
   * The level of the days’ headings.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * `compact` shows each item in one row, with its description on demand, for long logs.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /** The props of a `LoadMore` at the end, if there is more. */
  loadMore?: LoadMoreProps | undefined;
  /**
   * Whether the first items are loading.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** Shown if nothing has happened: an `EmptyState`. */
  empty?: ReactNode;
  className?: string | undefined;
}

/** The shape of what comes. */
function LoadingEntries() {
  const { messages } = useUi();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {['medium', 'short', 'medium'].map((width, index) => (
        <div key={index} className={styles.entry} aria-hidden>
          <span className={styles.marker.neutral} />
          <div className={styles.content}>
            <Skeleton width={width as 'medium' | 'short'} />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** What happened, by day: a log of acts, the history of a membership. */
export function Timeline(props: TimelineProps) {
  const { items, now = Date.now, headingLevel = 3, loadMore, isLoading, empty, className } = props;
  const isCompact = props.density === 'compact';
  const Entry = isCompact ? TimelineRow : TimelineEntry;
  const { locale } = useUi();
  const messages = useMessages('timeline', timelineMessages);
  const base = useId();
  const isHydrated = useIsHydrated();
  // The server does not know the zone of the visitor.
  const timeZone = props.timeZone ?? (isHydrated ? undefined : 'UTC');
  const context = { locale, timeZone, now: useMinute(now), messages };
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return isLoading ? <LoadingEntries /> : empty;
  return (
    <div className={classNames(styles.timeline, className)}>
      {groupByDay(items, timeZone).map(({ day, items: ofDay }, index) => (
        <section key={`${day} ${index}`} className={styles.day}>
          <Heading
            id={`${base}-${index}`}
            className={classNames(styles.heading, isCompact && styles.compactHeading)}
          >
            {formatDay(day, context)}
          </Heading>
          <ol className={styles.list} aria-labelledby={`${base}-${index}`}>
            {ofDay.map((item) => (
              <Entry key={item.id} item={item} context={context} />
            ))}
          </ol>
        </section>
      ))}
      {loadMore && <LoadMore {...loadMore} />}
    </div>
  );
}
