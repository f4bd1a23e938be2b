import { paths } from '../../../config/paths';
import type { Genre } from '../../../content/media/genres';
import { byRelease } from '../../../content/media/items';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import { MediaGroups } from '../browse/MediaGroups';
import * as styles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';

/** `/genres/{id}`: the titles of a genre, newest first, and their practices. */
export function GenrePage({ genre }: { genre: Genre }) {
  const t = useT();
  const { movies, shows, catalogue } = useMedia();
  const has = ({ genres }: { genres: readonly string[] }) => genres.includes(genre.id);
  const titles = { movies: movies.filter(has).toSorted(byRelease), shows: shows.filter(has) };
  const practices = new Set([...titles.movies, ...titles.shows].map(({ practice }) => practice));
  return (
    <>
      <PageBanner
        name={genre.name}
        description={genre.text}
        parents={[{ name: t('nav.genres'), href: paths.genres }]}
      />
      <div className={styles.rows}>
        <MediaGroups
          {...titles}
          videos={[...practices].flatMap((slug) => catalogue.videos.get(slug) ?? [])}
        />
        <SampleNote />
      </div>
    </>
  );
}
