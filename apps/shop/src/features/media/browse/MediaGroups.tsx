import { CardGrid, Container, Heading } from '@gschool/ui';

import type { Movie, Show } from '../../../content/media/titles';
import type { Video } from '../../../content/media/videos';
import { useT } from '../../../i18n/useT';
import { ShowTile } from '../../../shared/media/ShowTile';
import { TitleCard } from '../../../shared/media/TitleCard';
import { VideoTile } from '../../../shared/media/VideoTile';
import * as styles from './browse.css';

export interface MediaGroupsProps {
  movies: readonly Movie[];
  shows: readonly Show[];
  videos: readonly Video[];
}

/** Movies, shows and videos in groups with headings. */
export function MediaGroups({ movies, shows, videos }: MediaGroupsProps) {
  const t = useT();
  return (
    <>
      {movies.length > 0 && (
        <Container as="section" aria-labelledby="movies-title" className={styles.section}>
          <Heading level={2} size="h3" id="movies-title">
            {t('nav.movies')}
          </Heading>
          <CardGrid itemSize="portrait">
            {movies.map((movie) => (
              <TitleCard key={movie.slug} title={movie} />
            ))}
          </CardGrid>
        </Container>
      )}
      {shows.length > 0 && (
        <Container as="section" aria-labelledby="shows-title" className={styles.section}>
          <Heading level={2} size="h3" id="shows-title">
            {t('nav.tvShows')}
          </Heading>
          <CardGrid>
            {shows.map((show) => (
              <ShowTile key={show.slug} show={show} />
            ))}
          </CardGrid>
        </Container>
      )}
      {videos.length > 0 && (
        <Container as="section" aria-labelledby="videos-title" className={styles.section}>
          <Heading level={2} size="h3" id="videos-title">
            {t('nav.videos')}
          </Heading>
          <CardGrid>
            {videos.map((video) => (
              <VideoTile key={video.slug} video={video} />
            ))}
          </CardGrid>
        </Container>
      )}
    </>
  );
}
