import { Badge, Picture, icons, useUi } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../config/paths';
import type { Movie, Show } from '../../content/media/titles';
import { useT } from '../../i18n/useT';
import * as css from './TitleCard.css';
import { useMedia } from './useMedia';
import { cornerWord, isMovie, lengthWords, movieYear, showSize } from './mediaLabels';

export interface TitleCardProps {
  title: Movie | Show;
  /**
   * A poster that stands, or a still that lies.
   * @default 'poster'
   */
  shape?: 'poster' | 'still' | undefined;
  /** In place of the line of genre and length: a role, a country. */
  note?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A movie or a show as a poster; the whole card leads to its page. */
export function TitleCard({ title, shape = 'poster', note, headingLevel = 3 }: TitleCardProps) {
  const t = useT();
  const { catalogue } = useMedia();
  const { Link, locale } = useUi();
  const Name = `h${headingLevel}` as const;
  const corner = cornerWord(title, t);
  const genre = catalogue.genres.get(title.genres[0] ?? '');
  const rest = isMovie(title)
    ? title.minutes === null
      ? movieYear(title, locale, t)
      : lengthWords(title.minutes, t)
    : showSize(title, t);
  return (
    <article className={css.card}>
      <div className={css.poster}>
        <div className={css.zoom}>
          <Picture
            picture={title.picture}
            alt=""
            ratio={shape === 'poster' ? '2/3' : '16/9'}
            sizes={shape === 'poster' ? '12rem' : '20rem'}
          />
        </div>
        {corner && (
          <span className={css.corner}>
            <Badge tone="plate" icon={corner.isLocked ? icons.lock : undefined}>
              {corner.words}
            </Badge>
          </span>
        )}
      </div>
      <div className={css.words}>
        <Name className={css.title}>
          <Link
            href={isMovie(title) ? paths.movie(title.slug) : paths.show(title.slug)}
            className={css.link}
          >
            <bdi lang={title.lang?.title}>{title.title}</bdi>
          </Link>
        </Name>
        <p className={css.meta}>
          {note ?? (
            <>
              <bdi lang={genre?.lang?.name}>{genre?.name}</bdi> · {rest}
            </>
          )}
        </p>
      </div>
    </article>
  );
}
