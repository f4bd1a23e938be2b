import '../../i18n/en/media.messages.json';
import '../../i18n/en/pages.messages.json';

import type { ContentHead } from '@gschool/app/routes';
import type { Params } from 'react-router-dom';
import { useParams } from 'react-router-dom';

import type { Media } from '../../content/media/media';
import { VideoPage } from '../../features/media/pages/VideoPage';
import { currentMedia, useMedia } from '../../shared/media/useMedia';
import { NotFound } from '../../shared/NotFound';

const shownAt = ({ catalogue }: Media, params: Params) =>
  catalogue.videos.get(params['slug'] ?? '');

export function getContentHead(params: Params): ContentHead | undefined {
  const shown = shownAt(currentMedia(), params);
  return shown && { title: shown.title, description: shown.text };
}

/** `/videos/{slug}`; the page stays while a playlist goes on to its next video, and so does the full screen. */
export function VideoRoute() {
  const shown = shownAt(useMedia(), useParams());
  return shown ? <VideoPage video={shown} /> : <NotFound />;
}
