import '../../i18n/en/media.messages.json';
import '../../i18n/en/pages.messages.json';

import type { ContentHead } from '@gschool/app/routes';
import type { Params } from 'react-router-dom';
import { useParams } from 'react-router-dom';

import type { Media } from '../../content/media/media';
import { PlaylistPage } from '../../features/media/pages/PlaylistPage';
import { currentMedia, useMedia } from '../../shared/media/useMedia';
import { NotFound } from '../../shared/NotFound';

const shownAt = ({ catalogue }: Media, params: Params) =>
  catalogue.playlists.get(params['slug'] ?? '');

export function getContentHead(params: Params): ContentHead | undefined {
  const shown = shownAt(currentMedia(), params);
  return shown && { title: shown.title, description: shown.text };
}

/** `/play-list/{slug}`; an address that names no playlist is not found. */
export function PlaylistRoute() {
  const shown = shownAt(useMedia(), useParams());
  return shown ? <PlaylistPage key={shown.slug} playlist={shown} /> : <NotFound />;
}
