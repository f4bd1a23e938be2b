import { getRelatedTitles } from '@gschool/domain';
import { Heading, Link } from '@gschool/ui';

import { paths } from '../../../config/paths';
import type { Video } from '../../../content/media/videos';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { VideoTile } from '../../../shared/media/VideoTile';
import * as css from '../detail/detail.css';
import type { VideoQueue } from './useVideoQueue';
import * as own from './MoreVideos.css';

/** How many stand beside a film. */
const LIMIT = 6;

/** A practice has themes and no genre. */
const themed = ({ slug, tags }: Video) => ({ slug, tags, genres: [] });

/** Beside a film: the playlist that it is part of, or what shares its themes. */
export function MoreVideos({ video, queue }: { video: Video; queue: VideoQueue }) {
  const t = useT();
  const { videos } = useMedia();
  const { playlist } = queue;
  const bySlug = new Map(videos.map((item) => [item.slug as string, item]));
  const like = getRelatedTitles(themed(video), videos.map(themed)).flatMap(
    ({ item }) => bySlug.get(item.slug) ?? [],
  );
  const shown = playlist ? queue.videos : like.slice(0, LIMIT);
  return (
    <section aria-labelledby="more-title" className={css.section}>
      <Heading level={2} size="large" id="more-title">
        {playlist ? (
          <Link href={paths.mediaPlaylist(playlist.slug)}>
            <bdi lang={playlist.lang?.title}>{playlist.title}</bdi>
          </Link>
        ) : (
          t('videos.more')
        )}
      </Heading>
      <ol className={own.list} role="list">
        {shown.map((item) => (
          <li
            key={item.slug}
            className={own.entry}
            aria-current={item.slug === video.slug ? 'true' : undefined}
          >
            <VideoTile video={item} list={playlist?.slug} layout="row" />
          </li>
        ))}
      </ol>
    </section>
  );
}
