import { lazyPart } from '@gschool/app/routes';
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
import { cardMeta, durationLabel, leftMeta } from './classLabels';

// What a card can do comes after what it shows.
const TileTools = lazyPart(() => import('./TileTools').then((m) => m.TileTools));

interface ClassTileProps {
  card: ClassCard;
  watched: WatchPosition | null;
  headingLevel: 2 | 3 | 4;
  /** Marks what is new, in epoch milliseconds; one instant a visit. */
  now?: number | undefined;
  /** In the place of style and level, for example the class's number in its series. */
  meta?: string | undefined;
  /**
   * The buttons on its poster: favourites and saved, or the way out of "Continue watching".
   * @default 'lists'
   */
  tools?: TileToolsKind | undefined;
}

/** A class as a card, with how far the member got and what she may do with it. */
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
        meta ?? (watched && progress === 'begun' ? leftMeta(card, watched, t) : cardMeta(card, t))
      }
      durationLabel={durationLabel(card.durationSeconds, t)}
      progress={watched && progress !== 'not-yet' ? getProgressFraction(watched) : undefined}
      corner={<TileTools card={card} kind={tools} />}
      {...marks}
    />
  );
});
