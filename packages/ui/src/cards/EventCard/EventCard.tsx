import type { ReactNode } from 'react';
import * as styles from './EventCard.css';
import { EventBadge } from './EventBadge';
import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { Picture } from '../../media/Picture/Picture';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

export interface EventCardProps {
  /** What the event is called; as many lines as it needs. */
  title: string;
  /** The language of the title (BCP 47) where it isn’t the page’s. */
  titleLang?: string | undefined;
  /** A URL, or `art:event/MOTIF/SEED`; empty, a poster is drawn for its title. */
  picture: string;
  /** The day, in words. */
  dateLabel: string;
  /** From when to when. */
  timeLabel: string;
  /** The time zone of `timeLabel`, by name: "Berlin time". */
  zoneLabel?: string | undefined;
  /** The day as on a calendar's leaf, over the picture; `dateLabel` says it in full. */
  dateBadge?: { day: string; month: string } | undefined;
  /** Who leads it. */
  host?: string | undefined;
  /**
   * How things stand. The page decides it from its own clock.
   * @default 'upcoming'
   */
  state?: 'upcoming' | 'open' | 'live' | 'full' | 'past' | 'cancelled' | undefined;
  /** When it starts, in milliseconds since 1970: an upcoming event counts down to it. */
  startsAt?: number | undefined;
  /**
   * The clock of the countdown; pass the server's time.
   * @default Date.now
   */
  now?: (() => number) | undefined;
  /** Called when the countdown reaches zero: look at `state` again. */
  onStart?: (() => void) | undefined;
  /** Words in the countdown's place, for example "In 3 days". */
  countdownLabel?: string | undefined;
  /** A line about places: “4 spots left”. */
  placesLabel?: string | undefined;
  /** Where the event is; without it the card is no link. */
  href?: string | undefined;
  /** What to do: join, book, watch the replay. They stay outside the link. */
  actions?: ReactNode;
  /** Add to calendar, after the actions; left out once an event is over. */
  calendarAction?: ReactNode;
  /**
   * The title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photo’s dominant color, shown until it is there. */
  placeholderColor?: string | undefined;
}

/** A live event: when, what, and how long until then. */
export function EventCard(props: EventCardProps) {
  const {
    title,
    titleLang,
    picture,
    href,
    state = 'upcoming',
    headingLevel = 3,
    dateBadge: leaf,
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
        {leaf && (
          <span className={styles.dateBadge} aria-hidden>
            <span className={styles.dateBadgeMonth}>{leaf.month}</span>
            <span className={styles.dateBadgeDay}>{leaf.day}</span>
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
