import { VideoPage } from '../../features/media/pages/VideoPage';
import { createMediaRoute } from './createMediaRoute';

/** `/videos/{slug}`. Without a `key`, so that the page and its full screen stay while a playlist plays its next video. */
export const { getContentHead, MediaRoute: VideoRoute } = createMediaRoute({
  items: ({ videos }) => videos,
  head: ({ title, text }) => ({ title, description: text }),
  render: (video) => <VideoPage video={video} />,
});
