import type { ReactNode } from 'react';
import * as styles from './PlaylistCard.css';
import { playlistMessages } from './messages';
import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { Picture } from '../../media/Picture/Picture';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import * as mediaCardStyles from '../../internal/mediaCard.css';

export interface PlaylistCardProps {
  /** Where the list is. */
  href: string;
  /** Shown on two lines at most; read in full. */
  title: string;
  /** The first classes' pictures; four at most are shown, none is fine. */
  pictures: readonly string[];
  /** How many classes, in words: "8 classes". */
  countLabel: string;
  /** How long it is altogether: "2 h 40 min". */
  durationLabel?: string | undefined;
  /**
   * No one else sees it.
   * @default false
   */
  isPrivate?: boolean | undefined;
  /** A menu's button beside the title: rename, share, delete. It stays outside the link. */
  menu?: ReactNode;
  /** In place of the title while it is being changed: the field for the new one. */
  titleField?: ReactNode;
  /**
   * The title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const getTileShape = (index: number, count: number) =>
  count === 1 ? 'one' : count === 3 && index === 0 ? 'tall' : 'two';

/** A playlist someone put together, with a mosaic of what is in it. */
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
            {messages.empty}
          </span>
        )}
        {lengthLabel && (
          <span className={styles.duration}>
            <bdi>{lengthLabel}</bdi>
          </span>
        )}
      </div>
      <div className={mediaCardStyles.words}>
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
                {messages.private}
              </span>
            )}
          </p>
        </div>
        {menu && <div className={mediaCardStyles.tools}>{menu}</div>}
      </div>
    </article>
  );
}
