import '../../i18n/media';
import '../../i18n/pages';

import type { Params } from 'react-router-dom';
import { useParams } from 'react-router-dom';

import { catalogue } from '../../content/media/catalogue';
import { PlaylistPage } from '../../features/media/pages/PlaylistPage';
import type { ContentHead } from '../../shared/documentMeta';
import { NotFound } from '../../shared/NotFound';

const shownAt = (params: Params) => catalogue.playlists.get(params['slug'] ?? '');

export function headOf(params: Params): ContentHead | undefined {
  const shown = shownAt(params);
  return shown && { title: shown.title, description: shown.text };
}

/** `/play-list/{slug}`; an address that names no playlist is not found. */
export function Component() {
  const shown = shownAt(useParams());
  return shown ? <PlaylistPage key={shown.slug} playlist={shown} /> : <NotFound />;
}
