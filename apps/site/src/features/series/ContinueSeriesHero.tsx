import type { SeriesProgress } from '@gschool/domain';
import { Badge, Button, FeaturedHero, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { durationLabel } from '../../shared/classLabels';

/** The series that was watched last, with its next class. */
export function ContinueSeriesHero({ seriesProgress }: { seriesProgress: SeriesProgress }) {
  const t = useT();
  const { series, next, nextNumber, finished, classes } = seriesProgress;
  if (!next) return null;
  return (
    <FeaturedHero
      picture={series.poster}
      eyebrow={t('series.goOn')}
      title={series.title}
      titleLang={series.lang?.title}
      headingLevel={2}
      text={t('series.nextIs', { number: nextNumber, title: next.title })}
      chips={
        <>
          <Badge>{t('series.finishedOf', { finished, count: classes.length })}</Badge>
          <Badge>{durationLabel(next.durationSeconds, t)}</Badge>
        </>
      }
      actions={
        <>
          <Button href={paths.watch(next.id)} iconStart={icons.play} size="large">
            {t('series.continue', { number: nextNumber })}
          </Button>
          <Button href={paths.seriesPage(series.id)} variant="quiet" size="large">
            {t('series.open')}
          </Button>
        </>
      }
    />
  );
}
