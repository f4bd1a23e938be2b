import type { WatchPosition } from '../library/types';
import { getDurationMinutes } from '../time/duration';
import { facetNames, type FacetName, type FacetSelection } from './facetNames';
import { lengthRanges } from './lengths';
import { levels } from './levels';
import { getClassProgress } from './progress';
import type { ClassCard } from './types';

/** The value of the "equipment" facet for a class without equipment. */
export const NO_EQUIPMENT = 'none';

/** The facets that have the same values in every catalog. The values are in display order. */
export const fixedValues: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  progress: ['not-yet', 'begun', 'finished'],
  length: lengthRanges.map(({ value }) => value),
  level: levels,
};

/**
 * The values that a class has for a facet. A class for everyone has every level; a class without
 * equipment has `NO_EQUIPMENT`.
 */
export const getFacetValues = (
  card: ClassCard,
  facet: FacetName,
  watched: WatchPosition | null | undefined,
): readonly string[] => {
  switch (facet) {
    case 'progress':
      return [getClassProgress(watched)];
    case 'style':
      return [card.styleId];
    case 'length': {
      const minutes = getDurationMinutes(card.durationSeconds);
      return lengthRanges
        .filter(({ min, max }) => minutes >= min && minutes <= max)
        .map(({ value }) => value);
    }
    case 'level':
      return card.level === 'everyone' ? levels : [card.level];
    case 'instructor':
      return card.instructorId === null ? [] : [card.instructorId];
    case 'equipment':
      return card.equipment.length === 0 ? [NO_EQUIPMENT] : card.equipment;
    case 'focus':
      return card.focus;
    case 'series':
      return card.seriesId === null ? [] : [card.seriesId];
  }
};

/** The number of selected values of all facets. */
export const countSelectedValues = (selection: FacetSelection): number =>
  facetNames.reduce((sum, facet) => sum + (selection[facet]?.length ?? 0), 0);

/** The selection with one value added or removed. A facet without values is removed. */
export const toggleFacetValue = (
  selection: FacetSelection,
  facet: FacetName,
  value: string,
): FacetSelection => {
  const selected = selection[facet] ?? [];
  const next = selected.includes(value)
    ? selected.filter((other) => other !== value)
    : [...selected, value];
  return { ...removeFacet(selection, facet), ...(next.length > 0 && { [facet]: next }) };
};

/** The selection without one facet. */
export const removeFacet = (selection: FacetSelection, facet: FacetName): FacetSelection => {
  const { [facet]: _, ...rest } = selection;
  return rest;
};
