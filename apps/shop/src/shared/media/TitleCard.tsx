import { Badge, Picture, icons, useUi } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../config/paths';
import type { Movie, Show } from '../../content/media/titles';
import { useT } from '../../i18n/useT';
import * as styles from './TitleCard.css';
import { useMedia } from './useMedia';
import {
  getPosterBadge,
  isMovie,
  formatDuration,
  formatMovieYear,
  formatShowSize,
} from './mediaLabels';

export interface TitleCardProps {
  title: Movie | Show;
  /**
   * A portrait poster or a landscape still.
   * @default 'poster'
   */
  shape?: 'poster' | 'still' | undefined;
  /** Replaces genre and duration, such as a role or a country. */
  note?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A movie or show as a card; the whole card is the link. */
export function TitleCard({ title, shape = 'poster', note, headingLevel = 3 }: TitleCardProps) {
  const t = useT();
  const { catalogue } = useMedia();
  const { Link, locale } = useUi();
  const Name = `h${headingLevel}` as const;
  const posterBadge = getPosterBadge(title, t);
  const genre = catalogue.genres.get(title.genres[0] ?? '');
  const rest = isMovie(title)
    ? title.minutes === null
      ? formatMovieYear(title, locale, t)
      : formatDuration(title.minutes, t)
    : formatShowSize(title, t);
  return (
    <article className={styles.card}>
      <div className={styles.poster}>
        <div className={styles.zoom}>
          <Picture
            picture={title.picture}
            alt=""
            ratio={shape === 'poster' ? '2/3' : '16/9'}
            sizes={shape === 'poster' ? '12rem' : '20rem'}
          />
        </div>
        {posterBadge && (
          <span className={styles.posterBadge}>
            <Badge tone="overlay" icon={posterBadge.isLocked ? icons.lock : undefined}>
              {posterBadge.label}
            </Badge>
          </span>
        )}
      </div>
      <div className={styles.text}>
        <Name className={styles.title}>
          <Link
            href={isMovie(title) ? paths.movie(title.slug) : paths.show(title.slug)}
            className={styles.link}
          >
            <bdi lang={title.lang?.title}>{title.title}</bdi>
          </Link>
        </Name>
        {/* The key replaces the paragraph as a whole, so no bare text is removed. */}
        <p key={note ? 'note' : 'facts'} className={styles.meta}>
          {note ?? (
            <>
              <bdi lang={genre?.lang?.name}>{genre?.name}</bdi>
              <span>{` · ${rest}`}</span>
            </>
          )}
        </p>
      </div>
    </article>
  );
}
