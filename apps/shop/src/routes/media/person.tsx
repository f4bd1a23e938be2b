import '../../i18n/en/media.messages.json';
import '../../i18n/en/pages.messages.json';

import type { ContentHead } from '@gschool/app/routes';
import type { Params } from 'react-router-dom';
import { useParams } from 'react-router-dom';

import type { Media } from '../../content/media/media';
import { PersonPage } from '../../features/media/pages/PersonPage';
import { currentMedia, useMedia } from '../../shared/media/useMedia';
import { NotFound } from '../../shared/NotFound';

const shownAt = ({ catalogue }: Media, params: Params) =>
  catalogue.people.get(params['slug'] ?? '');

export function getContentHead(params: Params): ContentHead | undefined {
  const shown = shownAt(currentMedia(), params);
  return shown && { title: shown.name, description: shown.about };
}

/** `/cast/{slug}`; an address that names nobody is not found. */
export function PersonRoute() {
  const shown = shownAt(useMedia(), useParams());
  return shown ? <PersonPage key={shown.slug} person={shown} /> : <NotFound />;
}
