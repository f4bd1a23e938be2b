import { minutesLeft, progressFraction, type ClassCard, type WatchPosition } from '@gschool/domain';
import { VideoCard } from '@gschool/ui';
import { memo } from 'react';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';
import { cardMeta, durationLabel } from './classLabels';

interface ClassTileProps {
  card: ClassCard;
  watched: WatchPosition | null;
  headingLevel: 2 | 3;
}

/** A class as a card, with how far the member got. */
export const ClassTile = memo(function ClassTile({ card, watched, headingLevel }: ClassTileProps) {
  const t = useT();
  const isBegun = watched !== null && !watched.completed && watched.position > 0;
  return (
    <VideoCard
      href={paths.watch(card.id)}
      title={card.title}
      picture={card.poster}
      headingLevel={headingLevel}
      meta={
        isBegun
          ? t('card.metaLeft', { style: card.styleName, minutes: minutesLeft(watched) })
          : cardMeta(card, t)
      }
      durationLabel={durationLabel(card.durationSeconds, t)}
      progress={watched && !watched.hidden ? progressFraction(watched) : undefined}
      badge={card.hasVideo ? undefined : t('card.noVideo')}
    />
  );
});
