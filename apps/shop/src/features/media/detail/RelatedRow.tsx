import { getRelatedTitles } from '@gschool/domain';

import type { Movie, Show } from '../../../content/media/titles';
import { useT } from '../../../i18n/useT';
import { TitleCard } from '../../../shared/media/TitleCard';
import { useMedia } from '../../../shared/media/useMedia';
import { isMovie } from '../../../shared/media/words';
import { Shelf } from '../rows/Shelf';

/** How many fill a wide row without ending in what has little to do with it. */
const LIMIT = 8;

/** What shares themes and genres with a title, of its own kind first. */
export function RelatedRow({ title }: { title: Movie | Show }) {
  const t = useT();
  const { movies, shows } = useMedia();
  const among: readonly (Movie | Show)[] = isMovie(title)
    ? [...movies, ...shows]
    : [...shows, ...movies];
  return (
    <Shelf id="related" title={t('media.related')} itemSize="portrait">
      {getRelatedTitles(title, among)
        .slice(0, LIMIT)
        .map(({ item }) => (
          <TitleCard key={item.slug} title={item} />
        ))}
    </Shelf>
  );
}
