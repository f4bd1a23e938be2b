import { memo, type ReactNode } from 'react';
import * as icons from '../../data-display/Icon/icons';
import * as styles from './VideoCard.css';
import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { Picture } from '../../media/Picture/Picture';
import type { Ratio } from '@gschool/poster-art';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { CardProgress } from '../../internal/CardProgress';
import * as mediaCardStyles from '../../internal/mediaCard.css';

export interface VideoCardProps {
  /** Where the class is. */
  href: string;
  /** Shown on two lines at most; read in full. */
  title: string;
  /** The language of the title (BCP 47) where it isn’t the page’s. */
  titleLang?: string | undefined;
  /** A URL, or `art:KIND/MOTIF/SEED`. */
  picture: string;
  /** One quiet line, for example style and what is left of it. */
  meta?: string | undefined;
  /** On the poster's plate, for example "18 min". */
  durationLabel?: string | undefined;
  /** How much has been watched, 0–1; say it in `meta` too, the bar is only a picture. */
  progress?: number | undefined;
  /** A word on the poster's corner, for example “New,” “Finished” or “Members only”. */
  badge?: string | undefined;
  /** Before the badge's word: a check, a lock. */
  badgeIcon?: IconShape | undefined;
  /**
   * Paints the badge in the brand's color.
   * @default false
   */
  isNew?: boolean | undefined;
  /**
   * Open to visitors; the badge is painted in the brand's color too.
   * @default false
   */
  isPublic?: boolean | undefined;
  /**
   * Members only: the poster steps back and shows the badge’s icon in its center. Say so in `badge`.
   * @default false
   */
  isLocked?: boolean | undefined;
  /** A `VideoPreview`, which plays over the poster while a mouse rests on the card. */
  preview?: ReactNode;
  /**
   * `row` is a line of a list: a smaller poster with the words beside it.
   * @default 'card'
   */
  layout?: 'card' | 'row' | undefined;
  /** Buttons beside the title: save, favorite. They stay outside the link. */
  actions?: ReactNode;
  /**
   * Buttons (`variant="plate"`) on the poster's far corner: shown while a mouse or the keyboard's
   * focus is on the card, always where nothing can hover. They follow the link in the order of
   * Tab. Of a card, not of a row.
   */
  cornerActions?: ReactNode;
  /**
   * The title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The poster's shape.
   * @default '16/9'
   */
  ratio?: Ratio | undefined;
  /** The photo’s dominant color, shown until it is there. */
  placeholderColor?: string | undefined;
  /**
   * How wide the poster will be shown, as in an image's `sizes`.
   * @default '(min-width: 576px) 20rem, 72vw'
   */
  sizes?: string | undefined;
  /**
   * Its poster is in the first view: loaded right away.
   * @default false
   */
  isPriority?: boolean | undefined;
}

/** A class in a row or a grid: the whole card is one link, named by its title. */
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
  const Title = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(
        mediaCardStyles.card,
        layout === 'row' && styles.row,
        isLocked && styles.locked,
      )}
    >
      <div className={styles.poster}>
        <div className={styles.zoom}>
          <Picture
            picture={picture}
            alt=""
            ratio={ratio}
            sizes={sizes}
            placeholderColor={placeholderColor}
            isPriority={isPriority}
          />
        </div>
        {preview}
        <span className={styles.playIcon}>
          <Icon icon={(isLocked && badgeIcon) || icons.play} size="large" />
        </span>
        {badge && (
          <span className={styles.badge[isNew || isPublic ? 'brand' : 'plain']}>
            {badgeIcon && <Icon icon={badgeIcon} size="text" />}
            {badge}
          </span>
        )}
        {durationLabel && (
          <span className={styles.duration} dir="auto">
            {durationLabel}
          </span>
        )}
        <CardProgress share={progress} />
      </div>
      <div className={mediaCardStyles.words}>
        <div className={mediaCardStyles.copy}>
          <Title className={mediaCardStyles.title}>
            <Link href={href} className={mediaCardStyles.link}>
              <bdi lang={titleLang}>{title}</bdi>
            </Link>
          </Title>
          {meta && <p className={mediaCardStyles.meta}>{meta}</p>}
        </div>
        {actions && <div className={mediaCardStyles.tools}>{actions}</div>}
      </div>
      {corner && <div className={styles.cornerActions}>{corner}</div>}
    </article>
  );
});
