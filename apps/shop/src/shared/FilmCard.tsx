import { Heading, Picture, Text } from '@gschool/ui';

import type { Film } from '../content/films';
import { useT } from '../i18n/useT';
import * as css from './cards.css';

export interface FilmCardProps {
  film: Film;
  /** @default 3 */
  headingLevel?: 3 | 4;
}

/** A film's poster and what it is. It leads nowhere until films have pages. */
export function FilmCard({ film, headingLevel = 3 }: FilmCardProps) {
  const t = useT();
  const length = t(film.kind === 'film' ? 'films.film' : 'films.series', { minutes: film.minutes });
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <Picture picture={film.picture} alt="" ratio="2/3" />
      </div>
      <Heading level={headingLevel} size="medium" className={css.name}>
        <bdi>{film.title}</bdi>
      </Heading>
      <Text size="sm" tone="soft" isNumeric>
        <bdi>{film.genre}</bdi> · <bdi>{length}</bdi>
      </Text>
    </article>
  );
}
