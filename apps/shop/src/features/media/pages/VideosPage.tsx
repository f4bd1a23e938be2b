import '../../../i18n/en/media.messages.json';

import { paths } from '../../../config/paths';
import { byRelease } from '../../../content/media/items';
import { pageSizes } from '../../../content/media/lists/otherLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { VideoTile } from '../../../shared/media/VideoTile';
import { PageBanner } from '../../../shared/PageBanner';
import { LoadMoreList } from '../browse/LoadMoreList';
import * as styles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import { TagPanel } from '../rows/TagPanel';
import { UpcomingVideo } from '../rows/UpcomingVideo';
import { VideoRow } from '../rows/VideoRow';
import { VideoSlider } from '../rows/VideoSlider';

/** `/videos`: practices that last one minute. */
export function VideosPage() {
  const t = useT();
  const { videos } = useMedia();
  const newestFirst = videos.filter(({ published }) => published !== null).toSorted(byRelease);
  return (
    <>
      <PageBanner name={t('nav.videos')} hideTitle />
      <VideoSlider />
      <div className={styles.rows}>
        <VideoRow list="popularVideos" />
        <VideoRow list="latestVideos" itemSize="wide" />
        <UpcomingVideo />
        <VideoRow list="recommendedVideos" subtitle={t('list.recommendedVideos.text')} />
        <TagPanel list="videoTags" />
        <LoadMoreList
          id="loadMoreVideos"
          title={t('videos.all')}
          href={paths.videos}
          items={newestFirst}
          size={pageSizes.loadMoreVideos}
        >
          {(video) => <VideoTile key={video.slug} video={video} />}
        </LoadMoreList>
        <SampleNote />
      </div>
    </>
  );
}
