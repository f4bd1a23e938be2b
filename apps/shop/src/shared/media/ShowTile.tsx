import { SeriesCard, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { catalogue } from '../../content/media/catalogue';
import type { Show } from '../../content/media/titles';
import { useT } from '../../i18n/useT';
import { showYears } from './words';

export interface ShowTileProps {
  show: Show;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A show as a stack of stills, with how many seasons it has. */
export function ShowTile({ show, headingLevel = 3 }: ShowTileProps) {
  const t = useT();
  const { locale } = useUi();
  const genre = catalogue.genres.get(show.genres[0] ?? '')?.name ?? '';
  return (
    <SeriesCard
      href={paths.show(show.slug)}
      title={show.title}
      picture={show.picture}
      countLabel={t('media.seasons', { count: show.seasons.length })}
      meta={[
        genre,
        showYears(show, locale),
        ...(show.isForMembers ? [t('media.members')] : []),
      ].join(' · ')}
      headingLevel={headingLevel}
    />
  );
}
