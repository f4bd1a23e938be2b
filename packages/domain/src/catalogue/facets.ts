import type { WatchPosition } from '../library/types';
import { getDurationMinutes } from '../time/duration';
import { facetNames, type FacetName, type FacetSelection } from './facetNames';
import { lengthRanges } from './lengths';
import { levels } from './levels';
import { getClassProgress } from './progress';
import type { ClassCard } from './types';

/** The value of the facet "equipment" for a class that needs nothing. */
export const NO_EQUIPMENT = 'none';

/** The facets whose values are the same for every catalogue, in the order of their size. */
export const fixedValues: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  progress: ['not-yet', 'begun', 'finished'],
  length: lengthRanges.map(({ value }) => value),
  level: levels,
};

/**
 * The values that a class has of a facet: it is found under each of them. A
 * class for everyone is found under every level; one that needs nothing under
 * `NO_EQUIPMENT`.
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

/** How many values are chosen in all. */
export const countSelectedValues = (selection: FacetSelection): number =>
  facetNames.reduce((sum, facet) => sum + (selection[facet]?.length ?? 0), 0);

/** The selection with one value put in or taken out; a facet without values leaves it. */
export const toggleFacetValue = (
  selection: FacetSelection,
  facet: FacetName,
  value: string,
): FacetSelection => {
  const chosen = selection[facet] ?? [];
  const next = chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value];
  return { ...removeFacet(selection, facet), ...(next.length > 0 && { [facet]: next }) };
};

/** The selection without anything of one facet. */
export const removeFacet = (selection: FacetSelection, facet: FacetName): FacetSelection => {
  const { [facet]: _, ...rest } = selection;
  return rest;
};
