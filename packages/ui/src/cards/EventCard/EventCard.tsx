import type { ReactNode } from 'react';

import * as styles from './EventCard.css';
import { EventEyebrow } from './EventEyebrow';
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
  /**
   * A button to add the event to a calendar, after the actions; without actions, beside the date.
   * Hidden once the event is over.
   */
  calendarAction?: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photo’s dominant color, shown until the photo is loaded. */
  placeholderColor?: string | undefined;
}

/** A live event: the time that is left, its title, and one line with date, time and host. */
export function EventCard(props: EventCardProps) {
  const { title, titleLang, picture, href, state = 'upcoming', headingLevel = 3, host } = props;
  const { Link } = useUi();
  const Title = `h${headingLevel}` as const;
  const isOver = state === 'past' || state === 'cancelled';
  const calendarAction = isOver ? undefined : props.calendarAction;
  return (
    <article className={styles.card}>
      <div className={classNames(styles.poster, isOver && styles.faded)}>
        <Picture
          picture={picture || `art:event/any/${title}`}
          alt=""
          sizes="(min-width: 576px) 26rem, 84vw"
          placeholderColor={props.placeholderColor}
        />
      </div>
      <div className={styles.content}>
        <EventEyebrow
          state={state}
          startsAt={props.startsAt}
          now={props.now}
          onStart={props.onStart}
          label={props.countdownLabel}
        />
        <Title className={styles.title}>
          {href ? (
            <Link href={href} className={styles.link}>
              <bdi lang={titleLang}>{title}</bdi>
            </Link>
          ) : (
            <bdi lang={titleLang}>{title}</bdi>
          )}
        </Title>
        <div className={styles.factsRow}>
          <p className={styles.facts}>
            <span className={styles.fact}>{props.dateLabel}</span>
            <bdi className={styles.fact}>{props.timeLabel}</bdi>
            {props.zoneLabel && <span className={styles.fact}>{props.zoneLabel}</span>}
            {host && <bdi className={styles.fact}>{host}</bdi>}
          </p>
          {!props.actions && calendarAction && (
            <div className={styles.aboveLink}>{calendarAction}</div>
          )}
        </div>
        {props.placesLabel && <p className={styles.placesLeft}>{props.placesLabel}</p>}
        {props.actions && (
          <div className={styles.actions}>
            {props.actions}
            {calendarAction}
          </div>
        )}
      </div>
    </article>
  );
}
