import { Button, Container, icons, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import type { Movie } from '../../../content/media/movies';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { formatDuration, formatMovieYear } from '../../../shared/media/mediaLabels';
import { PageBanner } from '../../../shared/PageBanner';
import { CastList } from '../detail/CastList';
import * as detailStyles from '../detail/detail.css';
import { DetailHero } from '../detail/DetailHero';
import { MembersNotice } from '../detail/MembersNotice';
import { PracticeSection } from '../detail/PracticeSection';
import { RelatedRow } from '../detail/RelatedRow';
import { titleBadges } from '../detail/titleBadges';
import { TitleFacts } from '../detail/TitleFacts';
import * as rowStyles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';

/** `/movies/{slug}`. */
export function MoviePage({ movie }: { movie: Movie }) {
  const t = useT();
  const { catalogue } = useMedia();
  const { locale } = useUi();
  const length = movie.minutes === null ? [] : [formatDuration(movie.minutes, t)];
  return (
    <>
      <PageBanner
        name={movie.title}
        parents={[{ name: t('nav.movies'), href: paths.movies }]}
        hideTitle
      />
      <DetailHero
        picture={movie.picture}
        eyebrow={t(movie.released === null ? 'media.movieSoon' : 'media.movie')}
        title={movie.title}
        tagline={movie.tagline}
        text={movie.story}
        lang={movie.lang}
        facts={titleBadges(movie, [formatMovieYear(movie, locale, t), ...length], catalogue, t)}
        actions={
          <>
            <Button size="large" iconStart={icons.play} href={paths.video(movie.practice)}>
              {t('media.practice')}
            </Button>
            <Button size="large" variant="quiet" href={paths.relatedTo(movie.slug)}>
              {t('media.related')}
            </Button>
          </>
        }
      />
      <div className={rowStyles.rows}>
        <Container className={detailStyles.main}>
          {movie.isForMembers && <MembersNotice />}
          <TitleFacts title={movie} />
          <div className={detailStyles.halves}>
            <CastList cast={movie.cast} />
            <PracticeSection slug={movie.practice} />
          </div>
        </Container>
        <RelatedRow title={movie} />
        <SampleNote />
      </div>
    </>
  );
}
