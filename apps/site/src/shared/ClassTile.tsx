import { afterPageStart } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import {
  isNewClass,
  getProgressFraction,
  getClassProgress,
  type ClassCard,
  type WatchPosition,
} from '@gschool/domain';
import { icons, VideoCard } from '@gschool/ui';
import { memo } from 'react';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';
import type { TileToolsKind } from './TileTools';
import { cardMeta, durationLabel, remainingMeta } from './classLabels';

// The buttons are loaded after the card.
const TileTools = lazyComponent(
  afterPageStart(() => import('./TileTools').then((m) => m.TileTools)),
);

interface ClassTileProps {
  card: ClassCard;
  watched: WatchPosition | null;
  headingLevel: 2 | 3 | 4;
  /** The time of the visit in epoch milliseconds. It decides which classes have the badge "New". */
  now?: number | undefined;
  /** Replaces style and level, for example with the class's number in its series. */
  meta?: string | undefined;
  /**
   * The buttons on the poster: favorites and saved, or removal from "Continue watching".
   * @default 'lists'
   */
  tools?: TileToolsKind | undefined;
}

/** A class as a card, with the member's progress and actions. */
export const ClassTile = memo(function ClassTile({
  card,
  watched,
  headingLevel,
  now,
  meta,
  tools = 'lists',
}: ClassTileProps) {
  const t = useT();
  const progress = getClassProgress(watched);
  const marks = {
    ...(now !== undefined && progress === 'not-yet' && isNewClass(card, now)
      ? { badge: t('card.new'), isNew: true }
      : {}),
    ...(progress === 'finished' ? { badge: t('card.finished'), badgeIcon: icons.check } : {}),
    ...(card.hasVideo ? {} : { badge: t('card.noVideo'), badgeIcon: undefined, isNew: false }),
  };
  return (
    <VideoCard
      href={paths.watch(card.id)}
      title={card.title}
      titleLang={card.lang?.title}
      picture={card.poster}
      headingLevel={headingLevel}
      meta={
        meta ??
        (watched && progress === 'begun' ? remainingMeta(card, watched, t) : cardMeta(card, t))
      }
      durationLabel={durationLabel(card.durationSeconds, t)}
      progress={watched && progress !== 'not-yet' ? getProgressFraction(watched) : undefined}
      cornerActions={<TileTools card={card} kind={tools} />}
      {...marks}
    />
  );
});
