import { createTextMatcher, type TextMatcher } from '../search/createTextMatcher';
import { getDurationMinutes } from '../time/duration';
import type { ClassCard, Collection, CyclicalPhase, Level } from './types';

/** The filter of a list of classes. An absent field does not filter. */
export interface ClassFilter {
  styleId?: string | undefined;
  level?: Level | undefined;
  phase?: CyclicalPhase | undefined;
  collection?: Collection | undefined;
  seriesId?: string | undefined;
  instructorId?: string | undefined;
  equipment?: string | undefined;
  focus?: string | undefined;
  /** Inclusive, in whole minutes. */
  minMinutes?: number | undefined;
  /** Inclusive, in whole minutes. */
  maxMinutes?: number | undefined;
  /** Every word must occur in title, style or instructor, in any case and without its accents. */
  text?: string | undefined;
}

const getSearchText = (card: ClassCard): string =>
  `${card.title} ${card.styleName} ${card.instructorName ?? ''}`;

/** Whether a class matches every given field. A class for everyone matches every level. */
const matchesFilter = (card: ClassCard, filter: ClassFilter, text: TextMatcher): boolean => {
  const minutes = getDurationMinutes(card.durationSeconds);
  return (
    (filter.styleId === undefined || card.styleId === filter.styleId) &&
    (filter.level === undefined || card.level === filter.level || card.level === 'everyone') &&
    (filter.phase === undefined || card.phases.includes(filter.phase)) &&
    (filter.collection === undefined || card.collections.includes(filter.collection)) &&
    (filter.seriesId === undefined || card.seriesId === filter.seriesId) &&
    (filter.instructorId === undefined || card.instructorId === filter.instructorId) &&
    (filter.equipment === undefined || card.equipment.includes(filter.equipment)) &&
    (filter.focus === undefined || card.focus.includes(filter.focus)) &&
    (filter.minMinutes === undefined || minutes >= filter.minMinutes) &&
    (filter.maxMinutes === undefined || minutes <= filter.maxMinutes) &&
    text.matches(getSearchText(card))
  );
};

/** The classes that match, in their order. */
export const filterClasses = (
  classes: readonly ClassCard[],
  filter: ClassFilter,
): readonly ClassCard[] => {
  const text = createTextMatcher(filter.text ?? '', { at: 'anywhere' });
  return classes.filter((card) => matchesFilter(card, filter, text));
};
