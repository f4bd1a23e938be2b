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
import { dayWords, lengthWords } from '../../../shared/media/mediaLabels';
import { PageBanner } from '../../../shared/PageBanner';
import * as css from '../detail/detail.css';
import * as rows from '../rows/rows.css';
import { MoreVideos } from '../video/MoreVideos';
import { useVideoQueue } from '../video/useVideoQueue';
import { VideoStage } from '../video/VideoStage';

const hasFilms = settings.ok && settings.settings.sampleClips !== undefined;

/** `/videos/{slug}`: a one-minute practice, played, and what it belongs to. */
export function VideoPage({ video }: { video: Video }) {
  const t = useT();
  const { locale } = useUi();
  const { movies, shows, playlists, catalogue } = useMedia();
  const queue = useVideoQueue(video);
  const teacher = catalogue.people.get(video.teacher);
  const inLists = playlists.filter(({ entries }) => entries.includes(`video/${video.slug}`));
  const goesWith = [...movies, ...shows].filter(({ practice }) => practice === video.slug);
  const facts = [
    lengthWords(VIDEO_MINUTES, t),
    video.published ? dayWords(video.published, locale) : t('media.soon'),
  ];
  return (
    <>
      <PageBanner
        name={video.title}
        parents={[{ name: t('nav.videos'), href: paths.videos }]}
        hideTitle
      />
      <VideoStage video={video} queue={queue} />
      <div className={rows.shelves}>
        <Container className={css.columns}>
          <div className={css.main}>
            <div className={css.section}>
              <div>
                <Heading level={1} as="p" size="h2" aria-hidden="true">
                  <bdi lang={video.lang?.title}>{video.title}</bdi>
                </Heading>
                <Text tone="soft">
                  {teacher && (
                    <Link href={paths.person(teacher.slug)}>
                      <bdi>{teacher.name}</bdi>
                    </Link>
                  )}{' '}
                  · {facts.join(' · ')}
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
              {hasFilms && video.published !== null && (
                <Text size="sm" tone="soft" isMeasured>
                  {t('videos.demo')}
                </Text>
              )}
            </div>
            {goesWith.length > 0 && (
              <section aria-labelledby="goes-with" className={css.section}>
                <Heading level={2} size="h3" id="goes-with">
                  {t('videos.goesWith')}
                </Heading>
                <CardGrid itemSize="portrait">
                  {goesWith.map((title) => (
                    <TitleCard key={title.slug} title={title} />
                  ))}
                </CardGrid>
              </section>
            )}
            {inLists.length > 0 && (
              <section aria-labelledby="in-lists" className={css.section}>
                <Heading level={2} size="h3" id="in-lists">
                  {t('videos.inLists')}
                </Heading>
                <CardGrid>
                  {inLists.map((playlist) => (
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
