import type { ReactNode } from 'react';

import * as styles from './SeriesCard.css';
import { seriesMessages } from './messages';
import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { Picture } from '../../media/Picture/Picture';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { renderCardProgress } from '../../internal/renderCardProgress';
import * as mediaCardStyles from '../../internal/mediaCard.css';

export interface SeriesCardProps {
  /** The URL of the series. */
  href: string;
  /** The title. At most two lines are visible. */
  title: string;
  /** The language of the title (BCP 47), if it isn’t the page’s. */
  titleLang?: string | undefined;
  /** A URL, or `art:series/MOTIF/SEED`. If it is empty, a poster is drawn from the title. */
  picture: string;
  /** The number of classes: "12 classes". */
  countLabel: string;
  /** A line under the title: the instructor, the style. */
  meta?: string | undefined;
  /** How much of the series the member has finished, 0–1. Describe it in `progressLabel`, too. */
  progress?: number | undefined;
  /** The progress as text: "4 of 12 finished". */
  progressLabel?: string | undefined;
  /**
   * Shows the badge for new series.
   * @default false
   */
  isNew?: boolean | undefined;
  /**
   * Marks a series on the member’s watchlist. The button that changes this belongs in `actions`.
   * @default false
   */
  isFollowing?: boolean | undefined;
  /** Buttons beside the title, for example to follow, outside the link. */
  actions?: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The photo’s dominant color, shown until the photo is loaded. */
  placeholderColor?: string | undefined;
  /**
   * The rendered width of the picture, in the format of an image's `sizes` attribute.
   * @default '(min-width: 576px) 26rem, 84vw'
   */
  sizes?: string | undefined;
}

/** A series: its poster on a stack, the number of classes and the member’s progress. */
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
          {renderCardProgress(progress)}
        </div>
      </div>
      <div className={mediaCardStyles.content}>
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
                  <span>{messages.following}</span>
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
