import '../../../i18n/en/media.messages.json';

import { useT } from '../../../i18n/useT';
import { PageBanner } from '../../../shared/PageBanner';
import { AllMovies } from '../browse/AllMovies';
import { MovieRow } from '../rows/MovieRow';
import * as styles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import { TagPanel } from '../rows/TagPanel';
import { TitleSlider } from '../rows/TitleSlider';

/** `/movies`: popular and upcoming movies, and all movies in pages. */
export function MoviesPage() {
  const t = useT();
  return (
    <>
      <PageBanner name={t('nav.movies')} hideTitle />
      <TitleSlider list="movieSlider" />
      <div className={styles.rows}>
        <MovieRow list="popularMovies" />
        <MovieRow list="upcomingMovies" subtitle={t('list.upcomingMovies.text')} ratio="still" />
        <TagPanel list="movieTags" />
        <AllMovies />
        <SampleNote />
      </div>
    </>
  );
}
