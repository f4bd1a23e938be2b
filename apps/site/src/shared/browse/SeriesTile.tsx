import {
  isListed,
  summarizeClasses,
  type LibraryState,
  type SeriesProgress,
} from '@gschool/domain';
import { SeriesCard } from '@gschool/ui';
import { memo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { durationLabel } from '../classLabels';
import { WatchlistButton } from '../library/WatchlistButton';
import { levelsLabel } from './browseLabels';

/** A series as a card: the number of classes, the duration, the level and the member's progress. */
export const SeriesTile = memo(function SeriesTile({
  seriesProgress,
  library,
}: {
  seriesProgress: SeriesProgress;
  library: LibraryState | null;
}) {
  const t = useT();
  const { series, classes, finished, state } = seriesProgress;
  const { totalSeconds, levels, styles } = summarizeClasses(classes);
  const hasProgress = state !== 'new';
  return (
    <SeriesCard
      href={paths.seriesPage(series.id)}
      title={series.title}
      titleLang={series.lang?.title}
      picture={series.poster}
      countLabel={t('browse.classes', { count: classes.length })}
      meta={t('series.meta', {
        style: styles[0]?.name ?? '',
        level: levelsLabel(levels, t),
        length: durationLabel(totalSeconds, t),
      })}
      progress={hasProgress ? finished / classes.length : undefined}
      progressLabel={
        hasProgress ? t('series.finishedOf', { finished, count: classes.length }) : undefined
      }
      isFollowing={library !== null && isListed(library, 'watchlist', series.id)}
      actions={library ? <WatchlistButton seriesId={series.id} title={series.title} /> : undefined}
    />
  );
});
