import type { ReactNode } from 'react';
import * as styles from './SeriesCard.css';
import { seriesMessages } from './messages';
import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { Picture } from '../../media/Picture/Picture';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { CardProgress } from '../../internal/CardProgress';
import * as mediaCardStyles from '../../internal/mediaCard.css';

export interface SeriesCardProps {
  /** Where the series is. */
  href: string;
  /** Shown on two lines at most; read in full. */
  title: string;
  /** The language of the title (BCP 47) where it isn’t the page’s. */
  titleLang?: string | undefined;
  /** A URL, or `art:series/MOTIF/SEED`; empty, a poster is drawn for its title. */
  picture: string;
  /** How many classes it has, in words: "12 classes". */
  countLabel: string;
  /** One quiet line: who leads it, its style. */
  meta?: string | undefined;
  /** How much of it the member has finished, 0–1; say it in `progressLabel` too. */
  progress?: number | undefined;
  /** The progress in words: "4 of 12 finished". */
  progressLabel?: string | undefined;
  /**
   * Marks a series that has just begun.
   * @default false
   */
  isNew?: boolean | undefined;
  /**
   * It’s on the member’s watchlist; the button that changes that belongs in `actions`.
   * @default false
   */
  isFollowing?: boolean | undefined;
  /** Buttons beside the title: follow. They stay outside the link. */
  actions?: ReactNode;
  /**
   * The title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photo’s dominant color, shown until it is there. */
  placeholderColor?: string | undefined;
  /**
   * How wide the picture will be shown, as in an image's `sizes`.
   * @default '(min-width: 576px) 26rem, 84vw'
   */
  sizes?: string | undefined;
}

/** A series: a poster on a stack of posters, how many classes it has, and how far along you are. */
export function SeriesCard({
  href,
  title,
  titleLang,
  picture,
  countLabel,
  meta,
  progress,
  progressLabel,
  isNew,
  isFollowing,
  actions,
  headingLevel = 3,
  placeholderColor,
  sizes = '(min-width: 576px) 26rem, 84vw',
}: SeriesCardProps) {
  const { Link } = useUi();
  const messages = useMessages('series', seriesMessages);
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.stack}>
        <div className={styles.poster}>
          <div className={styles.zoom}>
            <Picture
              picture={picture || `art:series/any/${title}`}
              alt=""
              sizes={sizes}
              placeholderColor={placeholderColor}
            />
          </div>
          {isNew && <span className={styles.newBadge}>{messages.isNew}</span>}
          <span className={styles.count}>
            <Icon icon={icons.library} size="text" />
            <bdi>{countLabel}</bdi>
          </span>
          <CardProgress share={progress} />
        </div>
      </div>
      <div className={mediaCardStyles.words}>
        <div className={mediaCardStyles.copy}>
          <Title className={mediaCardStyles.title}>
            <Link href={href} className={mediaCardStyles.link}>
              <bdi lang={titleLang}>{title}</bdi>
            </Link>
          </Title>
          {meta && <p className={mediaCardStyles.meta}>{meta}</p>}
          {(progressLabel || isFollowing) && (
            <p className={styles.memberStatus}>
              {progressLabel && <span>{progressLabel}</span>}
              {isFollowing && (
                <span className={styles.following}>
                  <Icon icon={icons.check} size="text" />
                  {messages.following}
                </span>
              )}
            </p>
          )}
        </div>
        {actions && <div className={mediaCardStyles.tools}>{actions}</div>}
      </div>
    </article>
  );
}
