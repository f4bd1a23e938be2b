import '../../i18n/media';
import '../../i18n/pages';

import type { Params } from 'react-router-dom';
import { useParams } from 'react-router-dom';

import { catalogue } from '../../content/media/catalogue';
import { ShowPage } from '../../features/media/pages/ShowPage';
import type { ContentHead } from '../../shared/documentMeta';
import { NotFound } from '../../shared/NotFound';

const shownAt = (params: Params) => catalogue.shows.get(params['slug'] ?? '');

export function headOf(params: Params): ContentHead | undefined {
  const shown = shownAt(params);
  return shown && { title: shown.title, description: shown.story };
}

/** `/tv-shows/{slug}`; an address that names no show is not found. */
export function Component() {
  const shown = shownAt(useParams());
  return shown ? <ShowPage key={shown.slug} show={shown} /> : <NotFound />;
}
