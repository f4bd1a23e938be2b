import '../../i18n/en/media.messages.json';
import '../../i18n/en/start.messages.json';

import { Carousel, Container } from '@gschool/ui';

import { paths } from '../../config/paths';
import { pick } from '../../content/media/catalogue';
import { movieLists } from '../../content/media/lists/movieLists';
import { useT } from '../../i18n/useT';
import { SeeAllLink } from '../../shared/SeeAllLink';
import { TitleCard } from '../../shared/media/TitleCard';
import { useMedia } from '../../shared/media/useMedia';
import * as styles from './startSection.css';

/** A row of sample movies: the state list `movies`. */
export function SampleMovies() {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <Container as="section" id="movies" className={styles.section}>
      <Carousel
        title={t('sampleMovies.title')}
        subtitle={t('sampleMovies.subtitle')}
        itemSize="portrait"
        action={<SeeAllLink href={paths.movies} title={t('sampleMovies.title')} />}
      >
        {pick(catalogue.movies, movieLists.movies).map((movie) => (
          <TitleCard key={movie.slug} title={movie} />
        ))}
      </Carousel>
    </Container>
  );
}
