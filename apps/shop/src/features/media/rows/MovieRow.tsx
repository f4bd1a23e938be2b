import { pick } from '../../../content/media/catalogue';
import { movieLists } from '../../../content/media/lists/movieLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { TitleCard } from '../../../shared/media/TitleCard';
import { MediaRow } from './MediaRow';

export interface MovieRowProps {
  list: 'latestMovies' | 'popularMovies' | 'recommended' | 'suggestedForYou' | 'upcomingMovies';
  subtitle?: string | undefined;
  href?: string | undefined;
  /** @default 'poster' */
  ratio?: 'poster' | 'still' | undefined;
}

/** A state list of movies as a row. */
export function MovieRow({ list, subtitle, href, ratio = 'poster' }: MovieRowProps) {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <MediaRow
      id={list}
      title={t(`list.${list}`)}
      subtitle={subtitle}
      href={href}
      itemSize={ratio === 'poster' ? 'portrait' : 'card'}
    >
      {pick(catalogue.movies, movieLists[list]).map((movie) => (
        <TitleCard key={movie.slug} title={movie} shape={ratio} />
      ))}
    </MediaRow>
  );
}
