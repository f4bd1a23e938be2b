import '../../i18n/en/media.messages.json';
import '../../i18n/en/pages.messages.json';

import type { ContentHead } from '@gschool/app/routes';
import type { Params } from 'react-router-dom';
import { useParams } from 'react-router-dom';

import type { Media } from '../../content/media/media';
import { ShowPage } from '../../features/media/pages/ShowPage';
import { currentMedia, useMedia } from '../../shared/media/useMedia';
import { NotFound } from '../../shared/NotFound';

const shownAt = ({ catalogue }: Media, params: Params) => catalogue.shows.get(params['slug'] ?? '');

export function getContentHead(params: Params): ContentHead | undefined {
  const shown = shownAt(currentMedia(), params);
  return shown && { title: shown.title, description: shown.story };
}

/** `/tv-shows/{slug}`; an address that names no show is not found. */
export function ShowRoute() {
  const shown = shownAt(useMedia(), useParams());
  return shown ? <ShowPage key={shown.slug} show={shown} /> : <NotFound />;
}
