import { CardGrid, Container, Heading, Link, TagList, Text, useUi } from '@gschool/ui';

import { settings } from '../../../config/env';
import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import type { Video } from '../../../content/media/videos';
import { useT } from '../../../i18n/useT';
import { PlaylistTile } from '../../../shared/media/PlaylistTile';
import { TitleCard } from '../../../shared/media/TitleCard';
import { useMedia } from '../../../shared/media/useMedia';
import { VIDEO_MINUTES } from '../../../shared/media/VideoTile';
import { formatDay, formatDuration } from '../../../shared/media/mediaLabels';
import { PageBanner } from '../../../shared/PageBanner';
import * as detailStyles from '../detail/detail.css';
import * as rowStyles from '../rows/rows.css';
import { MoreVideos } from '../video/MoreVideos';
import { useVideoQueue } from '../video/useVideoQueue';
import { VideoStage } from '../video/VideoStage';

const hasClips = settings.ok && settings.values.sampleClips !== undefined;

/** `/videos/{slug}`: the player of a practice, related titles and more videos. */
export function VideoPage({ video }: { video: Video }) {
  const t = useT();
  const { locale } = useUi();
  const { movies, shows, playlists, catalogue } = useMedia();
  const queue = useVideoQueue(video);
  const instructor = catalogue.people.get(video.instructor);
  const playlistsWithVideo = playlists.filter(({ entries }) =>
    entries.includes(`video/${video.slug}`),
  );
  const relatedTitles = [...movies, ...shows].filter(({ practice }) => practice === video.slug);
  const facts = [
    formatDuration(VIDEO_MINUTES, t),
    video.published ? formatDay(video.published, locale) : t('media.soon'),
  ];
  return (
    <>
      <PageBanner
        name={video.title}
        parents={[{ name: t('nav.videos'), href: paths.videos }]}
        hideTitle
      />
      <VideoStage video={video} queue={queue} />
      <div className={rowStyles.rows}>
        <Container className={detailStyles.columns}>
          <div className={detailStyles.main}>
            <div className={detailStyles.section}>
              <div>
                <Heading level={1} as="p" size="h2" aria-hidden="true">
                  <bdi lang={video.lang?.title}>{video.title}</bdi>
                </Heading>
                <Text tone="muted">
                  {instructor && (
                    <Link href={paths.person(instructor.slug)}>
                      <bdi>{instructor.name}</bdi>
                    </Link>
                  )}
                  <span>{` · ${facts.join(' · ')}`}</span>
                </Text>
              </div>
              <Text size="lg" isMeasured dir="auto" lang={video.lang?.text}>
                {video.text}
              </Text>
              <TagList
                label={t('media.tags')}
                tags={pick(catalogue.tags, video.tags).map(({ id, name }) => ({
                  id,
                  label: name,
                  href: paths.tag(id),
                }))}
              />
              {hasClips && video.published !== null && (
                <Text size="sm" tone="muted" isMeasured>
                  {t('videos.demo')}
                </Text>
              )}
            </div>
            {relatedTitles.length > 0 && (
              <section aria-labelledby="goes-with" className={detailStyles.section}>
                <Heading level={2} size="h3" id="goes-with">
                  {t('videos.goesWith')}
                </Heading>
                <CardGrid itemSize="portrait">
                  {relatedTitles.map((title) => (
                    <TitleCard key={title.slug} title={title} />
                  ))}
                </CardGrid>
              </section>
            )}
            {playlistsWithVideo.length > 0 && (
              <section aria-labelledby="in-lists" className={detailStyles.section}>
                <Heading level={2} size="h3" id="in-lists">
                  {t('videos.inLists')}
                </Heading>
                <CardGrid>
                  {playlistsWithVideo.map((playlist) => (
                    <PlaylistTile key={playlist.slug} playlist={playlist} />
                  ))}
                </CardGrid>
              </section>
            )}
          </div>
          <MoreVideos video={video} queue={queue} />
        </Container>
      </div>
    </>
  );
}
