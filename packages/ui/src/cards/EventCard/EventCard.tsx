import type { ReactNode } from 'react';

import * as styles from './EventCard.css';
import { EventBadge } from './EventBadge';
import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { Picture } from '../../media/Picture/Picture';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

export interface EventCardProps {
  /** The title of the event. It is never truncated. */
  title: string;
  /** The language of the title (BCP 47), if it isn’t the page’s. */
  titleLang?: string | undefined;
  /** A URL, or `art:event/MOTIF/SEED`. If it is empty, a poster is drawn from the title. */
  picture: string;
  /** The formatted date. */
  dateLabel: string;
  /** The formatted start and end time. */
  timeLabel: string;
  /** The time zone of `timeLabel`, by name: "Berlin time". */
  zoneLabel?: string | undefined;
  /** Day and month, shown on the picture. `dateLabel` has the full date. */
  dateBadge?: { day: string; month: string } | undefined;
  /** The name of the host. */
  host?: string | undefined;
  /**
   * The state of the event. The page computes it from its clock.
   * @default 'upcoming'
   */
  state?: 'upcoming' | 'open' | 'live' | 'full' | 'past' | 'cancelled' | undefined;
  /** The start, in milliseconds since 1970. An upcoming event shows a countdown to it. */
  startsAt?: number | undefined;
  /**
   * The clock of the countdown; pass the server's time.
   * @default Date.now
   */
  now?: (() => number) | undefined;
  /** Called when the countdown reaches zero, to update `state`. */
  onStart?: (() => void) | undefined;
  /** A label that replaces the countdown: "In 3 days". */
  countdownLabel?: string | undefined;
  /** The number of places left: “4 spots left”. */
  placesLabel?: string | undefined;
  /** The URL of the event’s page. Without it, the card is not a link. */
  href?: string | undefined;
  /** Buttons to join, book or watch the replay, outside the link. */
  actions?: ReactNode;
  /** A button to add the event to a calendar, after the actions. Hidden once the event is over. */
  calendarAction?: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photo’s dominant color, shown until the photo is loaded. */
  placeholderColor?: string | undefined;
}

/** A live event with its date, title and countdown. */
export function EventCard(props: EventCardProps) {
  const {
    title,
    titleLang,
    picture,
    href,
    state = 'upcoming',
    headingLevel = 3,
    dateBadge,
    host,
  } = props;
  const { Link } = useUi();
  const Title = `h${headingLevel}` as const;
  const isOver = state === 'past' || state === 'cancelled';
  return (
    <article className={styles.card}>
      <div className={classNames(styles.poster, isOver && styles.faded)}>
        <Picture
          picture={picture || `art:event/any/${title}`}
          alt=""
          sizes="(min-width: 576px) 26rem, 84vw"
          placeholderColor={props.placeholderColor}
        />
        {dateBadge && (
          <span className={styles.dateBadge} aria-hidden>
            <span className={styles.dateBadgeMonth}>{dateBadge.month}</span>
            <span className={styles.dateBadgeDay}>{dateBadge.day}</span>
          </span>
        )}
        <EventBadge
          state={state}
          startsAt={props.startsAt}
          now={props.now}
          onStart={props.onStart}
          label={props.countdownLabel}
        />
      </div>
      <div className={styles.content}>
        <p className={styles.date}>{props.dateLabel}</p>
        <Title className={styles.title}>
          {href ? (
            <Link href={href} className={styles.link}>
              <bdi lang={titleLang}>{title}</bdi>
            </Link>
          ) : (
            <bdi lang={titleLang}>{title}</bdi>
          )}
        </Title>
        <p className={styles.time}>
          <Icon icon={icons.clock} size="text" className={styles.icon} />
          <span>
            <bdi className={styles.timeRange}>{props.timeLabel}</bdi>
            {props.zoneLabel && <span className={styles.timeZone}>{props.zoneLabel}</span>}
          </span>
        </p>
        {host && (
          <p className={styles.time}>
            <Icon icon={icons.user} size="text" className={styles.icon} />
            <bdi>{host}</bdi>
          </p>
        )}
        {props.placesLabel && <p className={styles.placesLeft}>{props.placesLabel}</p>}
        {(props.actions || (props.calendarAction && !isOver)) && (
          <div className={styles.actions}>
            {props.actions}
            {!isOver && props.calendarAction}
          </div>
        )}
      </div>
    </article>
  );
}
