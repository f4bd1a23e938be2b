import { getRelatedTitles } from '@gschool/domain';
import { Heading, Link } from '@gschool/ui';

import { paths } from '../../../config/paths';
import type { Video } from '../../../content/media/videos';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { VideoTile } from '../../../shared/media/VideoTile';
import * as detailStyles from '../detail/detail.css';
import type { VideoQueue } from './useVideoQueue';
import * as styles from './MoreVideos.css';

const LIMIT = 6;

/** Adds an empty list of genres, because `relatedTo` expects genres and videos have none. */
const toRelatedItem = ({ slug, tags }: Video) => ({ slug, tags, genres: [] });

/** The list beside a video: its playlist, or videos with the same tags. */
export function MoreVideos({ video, queue }: { video: Video; queue: VideoQueue }) {
  const t = useT();
  const { videos } = useMedia();
  const { playlist } = queue;
  const bySlug = new Map(videos.map((item) => [item.slug as string, item]));
  const related = getRelatedTitles(toRelatedItem(video), videos.map(toRelatedItem)).flatMap(
    ({ item }) => bySlug.get(item.slug) ?? [],
  );
  const shown = playlist ? queue.videos : related.slice(0, LIMIT);
  return (
    <section aria-labelledby="more-title" className={detailStyles.section}>
      <Heading level={2} size="large" id="more-title">
        {playlist ? (
          <Link href={paths.mediaPlaylist(playlist.slug)}>
            <bdi lang={playlist.lang?.title}>{playlist.title}</bdi>
          </Link>
        ) : (
          t('videos.more')
        )}
      </Heading>
      <ol className={styles.list} role="list">
        {shown.map((item) => (
          <li
            key={item.slug}
            className={styles.entry}
            aria-current={item.slug === video.slug ? 'true' : undefined}
          >
            <VideoTile video={item} list={playlist?.slug} layout="row" />
          </li>
        ))}
      </ol>
    </section>
  );
}
