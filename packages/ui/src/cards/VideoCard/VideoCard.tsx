import { memo, type ReactNode } from 'react';
import type { Ratio } from '@gschool/poster-art';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './VideoCard.css';
import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { usePicture } from '../../media/Picture/Picture';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { renderCardProgress } from '../../internal/renderCardProgress';
import * as mediaCardStyles from '../../internal/mediaCard.css';

export interface VideoCardProps {
  /** The URL of the class. */
  href: string;
  /** The title. At most two lines are visible. */
  title: string;
  /** The language of the title (BCP 47), if it isn’t the page’s. */
  titleLang?: string | undefined;
  /** A URL, or `art:KIND/MOTIF/SEED`. */
  picture: string;
  /** A line under the title, for example the style and the remaining time. */
  meta?: string | undefined;
  /** The duration, shown on the poster: "18 min". */
  durationLabel?: string | undefined;
  /** How much has been watched, 0–1. Describe it in `meta` too, because the bar is decorative. */
  progress?: number | undefined;
  /** A badge in a corner of the poster: “New”, “Finished” or “Members only”. */
  badge?: string | undefined;
  /** An icon before the badge’s text: a check, a lock. */
  badgeIcon?: IconShape | undefined;
  /**
   * Shows the badge in the brand color.
   * @default false
   */
  isNew?: boolean | undefined;
  /**
   * Marks a class that visitors may watch. Also shows the badge in the brand color.
   * @default false
   */
  isPublic?: boolean | undefined;
  /**
   * True if the class is for members only: the poster is pale and shows the badge’s icon in its
   * center. Explain it in `badge`.
   * @default false
   */
  isLocked?: boolean | undefined;
  /** A `VideoPreview`, which plays over the poster while the card is hovered. */
  preview?: ReactNode;
  /**
   * `row` is for lists: a smaller poster with the text beside it.
   * @default 'card'
   */
  layout?: 'card' | 'row' | undefined;
  /** Buttons beside the title, for example to save, outside the link. */
  actions?: ReactNode;
  /**
   * Buttons (`variant="overlay"`) in a corner of the poster: visible while the card is hovered or
   * has focus, and always on touch screens. They follow the link in the tab order. Only for the
   * `card` layout.
   */
  cornerActions?: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The aspect ratio of the poster.
   * @default '16/9'
   */
  ratio?: Ratio | undefined;
  /** The photo’s dominant color, shown until the photo is loaded. */
  placeholderColor?: string | undefined;
  /**
   * The rendered width of the poster, in the format of an image's `sizes` attribute.
   * @default '(min-width: 576px) 20rem, 72vw'
   */
  sizes?: string | undefined;
  /**
   * Loads the poster with high priority, for cards in the first view.
   * @default false
   */
  isPriority?: boolean | undefined;
}

/** A class. The whole card is one link, named by the title. */
export const VideoCard = memo(function VideoCard({
  href,
  title,
  titleLang,
  picture,
  meta,
  durationLabel,
  progress,
  badge,
  badgeIcon,
  isNew,
  isPublic,
  isLocked,
  preview,
  layout,
  actions,
  cornerActions: corner,
  headingLevel = 3,
  ratio = '16/9',
  placeholderColor,
  sizes = '(min-width: 576px) 20rem, 72vw',
  isPriority,
}: VideoCardProps) {
  const { Link } = useUi();
  const image = usePicture({
    picture,
    alt: '',
    ratio,
    sizes,
    placeholderColor,
    isPriority,
    className: styles.picture,
  });
  const Title = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(styles.card, layout === 'row' && styles.row, isLocked && styles.locked)}
    >
      <div className={styles.poster}>
        {image}
        {preview}
        {/* Called instead of rendered, because every card has this icon and a component is a fiber. */}
        {Icon({
          icon: (isLocked && badgeIcon) || icons.play,
          size: 'large',
          className: styles.playIcon,
        })}
        {badge && (
          <span className={styles.badge[isNew || isPublic ? 'brand' : 'plain']}>
            {badgeIcon && <Icon icon={badgeIcon} size="text" />}
            <span>{badge}</span>
          </span>
        )}
        {durationLabel && (
          <span className={styles.duration} dir="auto">
            {durationLabel}
          </span>
        )}
        {renderCardProgress(progress)}
      </div>
      <Title className={styles.title}>
        <Link href={href} className={mediaCardStyles.link}>
          <bdi lang={titleLang}>{title}</bdi>
        </Link>
      </Title>
      {meta && <p className={styles.meta}>{meta}</p>}
      {actions && <div className={styles.tools}>{actions}</div>}
      {corner && <div className={styles.cornerActions}>{corner}</div>}
    </article>
  );
});
