import { joinFacts, useLanguage } from '@gschool/app/i18n';
import { SeriesCard, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { Show } from '../../content/media/titles';
import { useT } from '../../i18n/useT';
import { useMedia } from './useMedia';
import { formatShowYears } from './mediaLabels';

export interface ShowTileProps {
  show: Show;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A show card with the number of seasons. */
export function ShowTile({ show, headingLevel = 3 }: ShowTileProps) {
  const t = useT();
  const language = useLanguage();
  const { catalogue } = useMedia();
  const { locale } = useUi();
  const genre = catalogue.genres.get(show.genres[0] ?? '')?.name;
  return (
    <SeriesCard
      href={paths.show(show.slug)}
      title={show.title}
      picture={show.picture}
      countLabel={t('media.seasons', { count: show.seasons.length })}
      meta={joinFacts(
        [genre, formatShowYears(show, locale), show.isForMembers && t('media.members')],
        language,
      )}
      headingLevel={headingLevel}
    />
  );
}
