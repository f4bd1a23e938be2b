import { memo, type ReactNode } from 'react';
import * as icons from '../Icon/icons';
import * as css from './VideoCard.css';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { Ratio } from '../PosterArt/formats';
import { useUi } from '../UiProvider/UiProvider';

export interface VideoCardProps {
  /** Where the class is. */
  href: string;
  /** Shown on two lines at most; read in full. */
  title: string;
  /** An address, or `art:KIND/MOTIF/SEED`. */
  picture: string;
  /** One quiet line, for example style and what is left of it. */
  meta?: string | undefined;
  /** On the poster's plate, for example "18 min". */
  durationLabel?: string | undefined;
  /** How much has been watched, 0–1; say it in `meta` too, the bar is only a picture. */
  progress?: number | undefined;
  /** A word on the poster's corner, for example "New". */
  badge?: string | undefined;
  /**
   * Paints the badge in the brand's colour.
   * @default false
   */
  isNew?: boolean | undefined;
  /**
   * Open to visitors; the badge is painted in the brand's colour too.
   * @default false
   */
  isPublic?: boolean | undefined;
  /** Buttons beside the title: save, favourite. They stay outside the link. */
  actions?: ReactNode;
  /**
   * The title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** @default '16/9' */
  ratio?: Ratio | undefined;
  /** The photograph's dominant colour, shown until it is there. */
  placeholderColor?: string | undefined;
  /** How wide the poster will be shown, as in an image's `sizes`. */
  sizes?: string | undefined;
  /**
   * Its poster is in the first view: loaded at once.
   * @default false
   */
  isPriority?: boolean | undefined;
}

/** A class in a row or a grid: the whole card is one link, named by its title. */
export const VideoCard = memo(function VideoCard({
  href,
  title,
  picture,
  meta,
  durationLabel,
  progress,
  badge,
  isNew,
  isPublic,
  actions,
  headingLevel = 3,
  ratio = '16/9',
  placeholderColor,
  sizes = '(min-width: 576px) 20rem, 72vw',
  isPriority,
}: VideoCardProps) {
  const { Link } = useUi();
  const Title = `h${headingLevel}` as const;
  return (
    <article className={css.card}>
      <div className={css.poster}>
        <div className={css.zoom}>
          <Picture
            picture={picture}
            alt=""
            ratio={ratio}
            sizes={sizes}
            placeholderColor={placeholderColor}
            isPriority={isPriority}
          />
        </div>
        <span className={css.glyph}>
          <Icon icon={icons.play} size="large" />
        </span>
        {badge && <span className={css.flag[isNew || isPublic ? 'brand' : 'plain']}>{badge}</span>}
        {durationLabel && (
          <span className={css.time} dir="auto">
            {durationLabel}
          </span>
        )}
        {progress !== undefined && progress > 0 && (
          <svg className={css.progress} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            <rect width={Math.max(2, Math.min(100, Math.round(progress * 100)))} height="1" />
          </svg>
        )}
      </div>
      <div className={css.words}>
        <div className={css.copy}>
          <Title className={css.title}>
            <Link href={href} className={css.link}>
              {title}
            </Link>
          </Title>
          {meta && <p className={css.meta}>{meta}</p>}
        </div>
        {actions && <div className={css.tools}>{actions}</div>}
      </div>
    </article>
  );
});
