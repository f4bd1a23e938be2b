import '../../../i18n/en/media.messages.json';

import { Container } from '@gschool/ui';

import { byRelease } from '../../../content/media/items';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { TitleCard } from '../../../shared/media/TitleCard';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import { GenreTiles } from '../browse/GenreTiles';
import * as styles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import { MediaRow } from '../rows/MediaRow';

/** Titles per genre. */
const LIMIT = 8;

/** `/genres`: the genres, each with its first titles. */
export function GenresPage() {
  const t = useT();
  const { genres, movies, shows } = useMedia();
  return (
    <>
      <PageBanner name={t('nav.genres')} description={t('genres.text', { count: genres.length })} />
      <div className={styles.rows}>
        <Container>
          <GenreTiles headingLevel={2} />
        </Container>
        {genres.map(({ id, name, text }) => {
          const has = ({ genres: genreIds }: { genres: readonly string[] }) =>
            genreIds.includes(id);
          return (
            <MediaRow
              key={id}
              id={`genre-${id}`}
              title={name}
              subtitle={text}
              href={paths.genre(id)}
              itemSize="portrait"
            >
              {[...movies.filter(has).toSorted(byRelease), ...shows.filter(has)]
                .slice(0, LIMIT)
                .map((title) => (
                  <TitleCard key={title.slug} title={title} />
                ))}
            </MediaRow>
          );
        })}
        <SampleNote />
      </div>
    </>
  );
}
