import { pick } from '../../../content/media/catalogue';
import { videoLists, type VideoListName } from '../../../content/media/lists/videoLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { VideoTile } from '../../../shared/media/VideoTile';
import { MediaRow } from './MediaRow';

export interface VideoRowProps {
  list: Exclude<VideoListName, 'videoSlider' | 'upcomingVideos'>;
  subtitle?: string | undefined;
  /** @default 'card' */
  itemSize?: 'card' | 'wide' | undefined;
}

/** A state list of videos as a row. */
export function VideoRow({ list, subtitle, itemSize }: VideoRowProps) {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <MediaRow id={list} title={t(`list.${list}`)} subtitle={subtitle} itemSize={itemSize}>
      {pick(catalogue.videos, videoLists[list]).map((video) => (
        <VideoTile key={video.slug} video={video} />
      ))}
    </MediaRow>
  );
}
