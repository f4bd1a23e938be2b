import type { ReactNode } from 'react';

import * as styles from './PlaylistCard.css';
import { playlistMessages } from './messages';
import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { Picture } from '../../media/Picture/Picture';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import * as mediaCardStyles from '../../internal/mediaCard.css';

export interface PlaylistCardProps {
  /** The URL of the playlist. */
  href: string;
  /** The title. At most two lines are visible. */
  title: string;
  /** The pictures of the first classes. At most four are shown; the list may be empty. */
  pictures: readonly string[];
  /** The number of classes: "8 classes". */
  countLabel: string;
  /** The total duration: "2 h 40 min". */
  durationLabel?: string | undefined;
  /**
   * Marks a playlist that only its owner can see.
   * @default false
   */
  isPrivate?: boolean | undefined;
  /** A menu button next to the title (rename, share, delete), outside the link. */
  menu?: ReactNode;
  /** A field for a new title, shown instead of the title while renaming. */
  titleField?: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const getTileShape = (index: number, count: number) =>
  count === 1 ? 'one' : count === 3 && index === 0 ? 'tall' : 'two';

/** A member’s playlist, with a mosaic of the pictures of its classes. */
export function PlaylistCard({
  href,
  title,
  pictures,
  countLabel,
  durationLabel: lengthLabel,
  isPrivate,
  menu,
  titleField,
  headingLevel = 3,
}: PlaylistCardProps) {
  const { Link } = useUi();
  const messages = useMessages('playlist', playlistMessages);
  const Title = `h${headingLevel}` as const;
  const shown = pictures.slice(0, 4);
  return (
    <article className={styles.card}>
      <div className={styles.mosaic}>
        {shown.map((picture, index) => (
          <span key={index} className={styles.tile[getTileShape(index, shown.length)]}>
            <Picture
              picture={picture}
              alt=""
              ratio={shown.length === 2 ? '4/5' : '16/9'}
              isFilling
              sizes="(min-width: 576px) 10rem, 36vw"
            />
          </span>
        ))}
        {shown.length === 0 && (
          <span className={styles.empty}>
            <Icon icon={icons.video} size="huge" />
            <span>{messages.empty}</span>
          </span>
        )}
        {lengthLabel && (
          <span className={styles.duration}>
            <bdi>{lengthLabel}</bdi>
          </span>
        )}
      </div>
      <div className={mediaCardStyles.content}>
        <div className={mediaCardStyles.copy}>
          {titleField || (
            <Title className={mediaCardStyles.title}>
              <Link href={href} className={mediaCardStyles.link}>
                <bdi>{title}</bdi>
              </Link>
            </Title>
          )}
          <p className={styles.details}>
            <span>{countLabel}</span>
            {isPrivate && (
              <span className={styles.privateLabel}>
                <Icon icon={icons.lock} size="text" />
                <span>{messages.private}</span>
              </span>
            )}
          </p>
        </div>
        {menu && <div className={mediaCardStyles.tools}>{menu}</div>}
      </div>
    </article>
  );
}
