import '../../i18n/en/media.messages.json';
import '../../i18n/en/pages.messages.json';

import type { ContentHead } from '@gschool/app/routes';
import type { Params } from 'react-router-dom';
import { useParams } from 'react-router-dom';

import type { Media } from '../../content/media/media';
import { TagPage } from '../../features/media/pages/TagPage';
import { currentMedia, useMedia } from '../../shared/media/useMedia';
import { NotFound } from '../../shared/NotFound';

const shownAt = ({ catalogue }: Media, params: Params) => catalogue.tags.get(params['slug'] ?? '');

export function getContentHead(params: Params): ContentHead | undefined {
  const shown = shownAt(currentMedia(), params);
  return shown && { title: shown.name, description: shown.name };
}

/** `/tags/{slug}`; an address that names no theme is not found. */
export function TagRoute() {
  const shown = shownAt(useMedia(), useParams());
  return shown ? <TagPage key={shown.id} tag={shown} /> : <NotFound />;
}
