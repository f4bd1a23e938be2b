import {
  getDurationParts,
  getRemainingMinutes,
  type ClassCard,
  type Level,
  type WatchPosition,
} from '@gschool/domain';

import type { Translate } from '../i18n/useT';

/** `24 min`, `1 h 5 min`. */
export function durationLabel(seconds: number, t: Translate): string {
  const { hours, minutes } = getDurationParts(seconds);
  return hours > 0 ? t('duration.hours', { hours, minutes }) : t('duration.minutes', { minutes });
}

export function levelLabel(level: Level, t: Translate): string {
  switch (level) {
    case 'everyone':
      return t('level.everyone');
    case 'beginner':
      return t('level.beginner');
    case 'intermediate':
      return t('level.intermediate');
    case 'advanced':
      return t('level.advanced');
  }
}

/** The line under a card's title. */
export const cardMeta = (card: ClassCard, t: Translate): string =>
  t('card.meta', { style: card.styleName, level: levelLabel(card.level, t) });

/** The line under the title of a class in progress, with the remaining minutes. */
export const remainingMeta = (card: ClassCard, watched: WatchPosition, t: Translate): string =>
  t('card.metaLeft', { style: card.styleName, minutes: getRemainingMinutes(watched) });
