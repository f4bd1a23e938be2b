import { summarizeClasses, type SeriesProgress } from '@gschool/domain';
import { Badge, Button, icons, ProgressBar } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT, type Translate } from '../../i18n/useT';
import { levelsLabel } from '../../shared/browse/browseLabels';
import { DetailHero } from '../../shared/browse/DetailHero';
import { durationLabel } from '../../shared/classLabels';
import { DownloadSeveral } from '../../shared/downloads/lazyButtons';
import { AddToPlaylist } from '../../shared/library/AddToPlaylist';
import { WatchlistButton } from '../../shared/library/WatchlistButton';

/** The label of the main button. */
function actionLabel({ state, next, nextNumber }: SeriesProgress, t: Translate): string {
  if (next && !next.hasVideo) return t('series.read');
  switch (state) {
    case 'new':
      return t('series.start');
    case 'begun':
      return t('series.continue', { number: nextNumber });
    case 'finished':
      return t('series.rewatch');
  }
}

/** The picture, description, facts, progress and actions of a series. */
export function SeriesHero({ seriesProgress }: { seriesProgress: SeriesProgress }) {
  const t = useT();
  const { series, classes, next, finished, state } = seriesProgress;
  const { totalSeconds, levels, styles } = summarizeClasses(classes);
  const progress = t('series.finishedOf', { finished, count: classes.length });
  return (
    <DetailHero
      picture={series.poster}
      eyebrow={t('series.one')}
      title={series.title}
      titleLang={series.lang?.title}
      text={series.description}
      textLang={series.lang?.description}
      facts={
        <>
          <Badge>{t('browse.classes', { count: classes.length })}</Badge>
          <Badge>{durationLabel(totalSeconds, t)}</Badge>
          <Badge>{levelsLabel(levels, t)}</Badge>
          {styles.slice(0, 2).map(({ id, name }) => (
            <Badge key={id}>{name}</Badge>
          ))}
        </>
      }
      actions={
        next && (
          <>
            <Button
              href={paths.watch(next.id)}
              iconStart={next.hasVideo ? icons.play : undefined}
              size="large"
            >
              {actionLabel(seriesProgress, t)}
            </Button>
            <WatchlistButton seriesId={series.id} title={series.title} variant="quiet" />
            <AddToPlaylist
              videoId={classes.map(({ id }) => id)}
              title={series.title}
              variant="quiet"
            />
            <DownloadSeveral
              kind="series"
              classIds={classes.filter(({ hasVideo }) => hasVideo).map(({ id }) => id)}
              title={series.title}
            />
          </>
        )
      }
    >
      {state !== 'new' && (
        <ProgressBar
          label={t(state === 'finished' ? 'series.isFinished' : 'series.yours')}
          isLabelVisible
          value={finished}
          max={classes.length}
          valueText={progress}
        />
      )}
    </DetailHero>
  );
}
