import type { ReactNode } from 'react';
import * as css from './EventCard.css';
import { Picture } from '../Picture/Picture';
import { useUi } from '../UiProvider/UiProvider';

export interface EventCardProps {
  title: string;
  /** An address, or `art:event/MOTIF/SEED`. */
  picture: string;
  /** The day, in words. */
  dateLabel: string;
  /** From when to when, with the zone where it matters. */
  timeLabel: string;
  /** What is left until it starts, or that its doors are open. */
  countdownLabel?: string | undefined;
  /** Where the event is; without it the card is no link. */
  href?: string | undefined;
  /** Buttons: join, add to calendar. They stay outside the link. */
  actions?: ReactNode;
  /**
   * The title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photograph's dominant colour, shown until it is there. */
  placeholderColor?: string | undefined;
}

/** A live event: when, what, and how long until then. */
export function EventCard({
  title,
  picture,
  dateLabel,
  timeLabel,
  countdownLabel,
  href,
  actions,
  headingLevel = 3,
  placeholderColor,
}: EventCardProps) {
  const { Link } = useUi();
  const Title = `h${headingLevel}` as const;
  return (
    <article className={css.card}>
      <div className={css.poster}>
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 576px) 26rem, 84vw"
          placeholderColor={placeholderColor}
        />
        {countdownLabel && <span className={css.countdown}>{countdownLabel}</span>}
      </div>
      <div className={css.copy}>
        <p className={css.date}>{dateLabel}</p>
        <Title className={css.title}>
          {href ? (
            <Link href={href} className={css.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Title>
        <p className={css.time}>{timeLabel}</p>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  );
}
