import '../../i18n/en/media.messages.json';
import '../../i18n/en/pages.messages.json';

import type { ContentHead } from '@gschool/app/routes';
import type { Params } from 'react-router-dom';
import { useParams } from 'react-router-dom';

import type { Media } from '../../content/media/media';
import { MoviePage } from '../../features/media/pages/MoviePage';
import { currentMedia, useMedia } from '../../shared/media/useMedia';
import { NotFound } from '../../shared/NotFound';

const shownAt = ({ catalogue }: Media, params: Params) =>
  catalogue.movies.get(params['slug'] ?? '');

export function getContentHead(params: Params): ContentHead | undefined {
  const shown = shownAt(currentMedia(), params);
  return shown && { title: shown.title, description: shown.story };
}

/** `/movies/{slug}`; an address that names no movie is not found. */
export function MovieRoute() {
  const shown = shownAt(useMedia(), useParams());
  return shown ? <MoviePage key={shown.slug} movie={shown} /> : <NotFound />;
}
