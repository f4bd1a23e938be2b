import type { SeriesProgress } from '@gschool/domain';
import { SeriesCard } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { durationLabel } from '../../../shared/classLabels';
import { WatchlistButton } from '../../../shared/library/WatchlistButton';

interface FollowedSeriesProps {
  standing: SeriesProgress;
  /** The duration of all classes in the series. */
  durationSeconds: number;
}

/** A series of the watchlist with the member's progress. */
export function FollowedSeries({ standing, durationSeconds }: FollowedSeriesProps) {
  const t = useT();
  const { series, classes, finished, state } = standing;
  const total = classes.length;
  return (
    <SeriesCard
      href={paths.seriesPage(series.id)}
      title={series.title}
      titleLang={series.lang?.title}
      picture={series.poster}
      countLabel={t('library.classes', { count: total })}
      meta={durationLabel(durationSeconds, t)}
      progress={state === 'new' || total === 0 ? undefined : finished / total}
      progressLabel={state === 'new' ? undefined : t('library.progress', { finished, total })}
      actions={<WatchlistButton seriesId={series.id} title={series.title} />}
    />
  );
}
