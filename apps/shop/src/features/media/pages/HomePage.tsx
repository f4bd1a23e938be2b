import '../../../i18n/en/media.messages.json';

import { Container, Heading } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { PageBanner } from '../../../shared/PageBanner';
import { pick } from '../../../content/media/catalogue';
import { cast } from '../../../content/media/lists/otherLists';
import { useMedia } from '../../../shared/media/useMedia';
import { PersonTile } from '../../../shared/media/PersonTile';
import * as browseStyles from '../browse/browse.css';
import { GenreTiles } from '../browse/GenreTiles';
import { MediaRow } from '../rows/MediaRow';
import { MovieOfTheYear } from '../rows/MovieOfTheYear';
import { MovieRow } from '../rows/MovieRow';
import { MovieTopTen } from '../rows/MovieTopTen';
import * as rowStyles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import { ShowRow } from '../rows/ShowRow';
import { TitleSlider } from '../rows/TitleSlider';

/** The state list `cast` as a row. */
function CastRow() {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <MediaRow id="cast" title={t('list.cast')} href={paths.cast} itemSize="portrait">
      {pick(catalogue.people, cast).map((person) => (
        <PersonTile key={person.slug} person={person} />
      ))}
    </MediaRow>
  );
}

/** `/home`: movies, shows and people in rows. */
export function HomePage() {
  const t = useT();
  return (
    <>
      <PageBanner name={t('nav.homePage')} hideTitle />
      <TitleSlider list="bigSlider" />
      <div className={rowStyles.rows}>
        <MovieTopTen />
        <MovieRow list="latestMovies" href={paths.movies} />
        <MovieOfTheYear />
        <ShowRow
          list="trendingSlider"
          subtitle={t('list.trendingSlider.text')}
          href={paths.tvShows}
        />
        <MovieRow list="suggestedForYou" subtitle={t('list.suggestedForYou.text')} />
        <Container as="section" aria-labelledby="genres-title" className={browseStyles.section}>
          <Heading level={2} size="h3" id="genres-title">
            {t('media.byGenre')}
          </Heading>
          <GenreTiles />
        </Container>
        <MovieRow list="recommended" ratio="still" />
        <CastRow />
        <SampleNote />
      </div>
    </>
  );
}
