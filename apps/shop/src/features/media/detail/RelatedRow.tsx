import { getRelatedTitles } from '@gschool/domain';

import type { Movie, Show } from '../../../content/media/titles';
import { useT } from '../../../i18n/useT';
import { TitleCard } from '../../../shared/media/TitleCard';
import { useMedia } from '../../../shared/media/useMedia';
import { isMovie } from '../../../shared/media/mediaLabels';
import { MediaRow } from '../rows/MediaRow';

/** The maximum number of items. More would have little in common with the title. */
const LIMIT = 8;

/** Titles with the same tags and genres; titles of the same kind come first. */
export function RelatedRow({ title }: { title: Movie | Show }) {
  const t = useT();
  const { movies, shows } = useMedia();
  const among: readonly (Movie | Show)[] = isMovie(title)
    ? [...movies, ...shows]
    : [...shows, ...movies];
  return (
    <MediaRow id="related" title={t('media.related')} itemSize="portrait">
      {getRelatedTitles(title, among)
        .slice(0, LIMIT)
        .map(({ item }) => (
          <TitleCard key={item.slug} title={item} />
        ))}
    </MediaRow>
  );
}
