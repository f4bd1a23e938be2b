import { VideoPage } from '../../features/media/pages/VideoPage';
import { createMediaRoute } from './createMediaRoute';

/**
 * `/videos/{slug}`. There is no `key`, so that the page and its full-screen mode stay while a
 * playlist plays its next video.
 */
export const { getContentHead, MediaRoute: VideoRoute } = createMediaRoute({
  items: ({ videos }) => videos,
  head: ({ title, text }) => ({ title, description: text }),
  render: (video) => <VideoPage video={video} />,
});
