import { Badge, Button, Container, FeaturedHero, icons } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import { movieLists } from '../../../content/media/lists/movieLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { formatAgeRating, formatDuration } from '../../../shared/media/mediaLabels';
import * as styles from './rows.css';

/** The state list `movieOfTheYear`: one movie at full width. */
export function MovieOfTheYear() {
  const t = useT();
  const { catalogue } = useMedia();
  const [movie] = pick(catalogue.movies, movieLists.movieOfTheYear);
  if (!movie) return null;
  return (
    <Container id="movieOfTheYear" className={styles.row}>
      <FeaturedHero
        picture={movie.picture}
        eyebrow={t('list.movieOfTheYear')}
        title={movie.title}
        text={movie.story}
        chips={
          <>
            {pick(catalogue.genres, movie.genres).map(({ id, name, lang }) => (
              <Badge key={id} lang={lang?.name}>
                {name}
              </Badge>
            ))}
            {movie.minutes !== null && <Badge>{formatDuration(movie.minutes, t)}</Badge>}
            <Badge>{formatAgeRating(movie.age, t)}</Badge>
          </>
        }
        actions={
          <>
            <Button href={paths.movie(movie.slug)}>{t('media.toMovie')}</Button>
            <Button variant="quiet" iconStart={icons.play} href={paths.video(movie.practice)}>
              {t('media.practice')}
            </Button>
          </>
        }
      />
    </Container>
  );
}
