import { Container, TopTen } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import { movieLists } from '../../../content/media/lists/movieLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { formatDuration } from '../../../shared/media/mediaLabels';
import * as styles from './rows.css';

/** The state list `topTen` with large ranks. */
export function MovieTopTen() {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <Container id="topTen" className={styles.row}>
      <TopTen
        title={t('list.topTen')}
        subtitle={t('list.topTen.text')}
        items={pick(catalogue.movies, movieLists.topTen).map((movie) => ({
          id: movie.slug,
          href: paths.movie(movie.slug),
          title: movie.title,
          picture: movie.picture,
          meta: movie.minutes === null ? undefined : formatDuration(movie.minutes, t),
        }))}
      />
    </Container>
  );
}
