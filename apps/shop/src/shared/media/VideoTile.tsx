import { VideoCard, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { Video } from '../../content/media/videos/video';
import { useT } from '../../i18n/useT';
import { useMedia } from './useMedia';
import { formatDuration } from './mediaLabels';

/** Each demo clip lasts one minute, and so does each practice. */
export const VIDEO_MINUTES = 1;

export interface VideoTileProps {
  video: Video;
  /** The slug of the playlist that the link includes. */
  list?: string | undefined;
  layout?: 'card' | 'row' | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A practice as a card. */
export function VideoTile({ video, list, layout, headingLevel = 3 }: VideoTileProps) {
  const t = useT();
  const { catalogue } = useMedia();
  const isPending = video.published === null;
  const badge = isPending ? t('media.soon') : video.isForMembers ? t('media.members') : undefined;
  return (
    <VideoCard
      href={list ? paths.videoInList(video.slug, list) : paths.video(video.slug)}
      title={video.title}
      picture={video.picture}
      meta={catalogue.people.get(video.instructor)?.name}
      // A small picture has space for one badge only.
      durationLabel={
        isPending || (layout === 'row' && badge) ? undefined : formatDuration(VIDEO_MINUTES, t)
      }
      badge={badge}
      badgeIcon={video.isForMembers ? icons.lock : undefined}
      isLocked={video.isForMembers}
      layout={layout}
      headingLevel={headingLevel}
    />
  );
}
