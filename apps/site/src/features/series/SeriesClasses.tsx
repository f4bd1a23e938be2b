import { getProgressFraction, type SeriesProgress, type WatchPosition } from '@gschool/domain';
import {
  Badge,
  Heading,
  Icon,
  icons,
  Inline,
  Stack,
  Text,
  VideoCard,
  VisuallyHidden,
} from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { cardMeta, durationLabel, remainingMeta } from '../../shared/classLabels';
import * as styles from './SeriesPage.css';

interface SeriesClassesProps {
  seriesProgress: SeriesProgress;
  positions: readonly WatchPosition[];
}

/** The classes of a series in order. Marks finished and begun classes and the next one. */
export function SeriesClasses({ seriesProgress, positions }: SeriesClassesProps) {
  const t = useT();
  const { classes, next, state, finished } = seriesProgress;
  const watched = useMemo(
    () => new Map(positions.map((position) => [position.videoId, position])),
    [positions],
  );
  return (
    <section aria-labelledby="series-classes">
      <Stack space="4">
        <Inline align="baseline" space="4">
          <Heading level={2} size="h3" id="series-classes">
            {t('series.classes')}
          </Heading>
          {state === 'begun' && (
            <Text tone="muted">{t('series.finishedOf', { finished, count: classes.length })}</Text>
          )}
        </Inline>
        <ol className={styles.classes} role="list">
          {classes.map((card, index) => {
            const position = watched.get(card.id);
            const isFinished = position?.completed === true;
            const isBegun = position !== undefined && !isFinished && position.position > 0;
            const isNext = state === 'begun' && card.id === next?.id;
            return (
              <li
                key={card.id}
                className={styles.step}
                data-next={isNext || undefined}
                data-finished={isFinished || undefined}
              >
                <span className={styles.number}>
                  {isFinished ? (
                    <>
                      <Icon icon={icons.check} />
                      <VisuallyHidden>
                        {t('series.stepFinished', { number: index + 1 })}
                      </VisuallyHidden>
                    </>
                  ) : (
                    t('browse.number', { count: index + 1 })
                  )}
                </span>
                <Stack space="2">
                  {isNext && (
                    <div>
                      <Badge tone="solid">{t('series.upNext')}</Badge>
                    </div>
                  )}
                  <VideoCard
                    layout="row"
                    href={paths.watch(card.id)}
                    title={card.title}
                    titleLang={card.lang?.title}
                    picture={card.poster}
                    headingLevel={3}
                    sizes="13rem"
                    // The thumbnail is too small for the duration, so the text contains it.
                    meta={t('series.step', {
                      facts: isBegun ? remainingMeta(card, position, t) : cardMeta(card, t),
                      length: durationLabel(card.durationSeconds, t),
                    })}
                    progress={isFinished ? 1 : isBegun ? getProgressFraction(position) : undefined}
                    badge={card.hasVideo ? undefined : t('card.noVideo')}
                  />
                </Stack>
              </li>
            );
          })}
        </ol>
      </Stack>
    </section>
  );
}
