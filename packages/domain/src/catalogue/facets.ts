import { MIN_WATCHED_SECONDS } from '../library/resume';
import type { WatchPosition } from '../library/types';
import { durationMinutes } from '../time/duration';
import { lengthBands } from './lengths';
import type { ClassCard, Level } from './types';

/** What a list of classes can be narrowed by, in the order in which it is offered. */
export const facetNames = [
  'progress',
  'style',
  'length',
  'level',
  'instructor',
  'equipment',
  'focus',
  'series',
] as const;

export type FacetName = (typeof facetNames)[number];

/** The values chosen of each facet. Several of one facet widen, each further facet narrows. */
export type FacetSelection = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/** The value of the facet "equipment" for a class that needs nothing. */
export const NO_EQUIPMENT = 'none';

export type Progress = 'not-yet' | 'begun' | 'finished';

/** From the easiest, "everyone" first: it fits all others. */
export const levels: readonly Level[] = ['everyone', 'beginner', 'intermediate', 'advanced'];

/** The facets whose values are the same for every catalogue, in the order of their size. */
export const fixedValues: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  progress: ['not-yet', 'begun', 'finished'],
  length: lengthBands.map(({ value }) => value),
  level: levels,
};

/** How far somebody is with a class. A page that was only opened is not a begun class. */
export const progressOf = (watched: WatchPosition | null | undefined): Progress => {
  if (watched?.completed) return 'finished';
  return watched && watched.position >= MIN_WATCHED_SECONDS ? 'begun' : 'not-yet';
};

/**
 * The values that a class has of a facet: it is found under each of them. A
 * class for everyone is found under every level; one that needs nothing under
 * `NO_EQUIPMENT`.
 */
export const valuesOf = (
  card: ClassCard,
  facet: FacetName,
  watched: WatchPosition | null | undefined,
): readonly string[] => {
  switch (facet) {
    case 'progress':
      return [progressOf(watched)];
    case 'style':
      return [card.styleId];
    case 'length': {
      const minutes = durationMinutes(card.durationSeconds);
      return lengthBands
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
export const chosenCount = (selection: FacetSelection): number =>
  facetNames.reduce((sum, facet) => sum + (selection[facet]?.length ?? 0), 0);

/** The selection with one value put in or taken out; a facet without values leaves it. */
export const toggleFacet = (
  selection: FacetSelection,
  facet: FacetName,
  value: string,
): FacetSelection => {
  const chosen = selection[facet] ?? [];
  const next = chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value];
  return { ...withoutFacet(selection, facet), ...(next.length > 0 && { [facet]: next }) };
};

/** The selection without anything of one facet. */
export const withoutFacet = (selection: FacetSelection, facet: FacetName): FacetSelection => {
  const { [facet]: _, ...rest } = selection;
  return rest;
};
