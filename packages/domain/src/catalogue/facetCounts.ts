import { countBits, countIntersection } from './bits';
import { facetNames } from './facetNames';
import { fixedValues, NO_EQUIPMENT, removeFacet } from './facets';
import type { FacetName, FacetSelection } from './facetNames';
import { applySelection, type FacetIndex } from './facetIndex';
import type { Series } from './types';

/** One value of a facet. */
export interface FacetValue {
  value: string;
  /** The name in the catalog. For levels, lengths and progress, the app has messages. */
  label: string;
  /** How many classes match this value and the selection of the other facets. */
  count: number;
}

export type FacetCounts = Readonly<Record<FacetName, readonly FacetValue[]>>;

/** The labels of each facet's values, and the order in which the values are shown. */
export interface FacetLabels {
  label: (facet: FacetName, value: string) => string;
  order: (facet: FacetName) => readonly string[];
}

/**
 * Creates the labels of an index. The most frequent value of a facet comes first; values with the
 * same frequency are sorted by name. "No equipment" always comes first in its facet.
 */
export const getFacetLabels = (index: FacetIndex, series: readonly Series[]): FacetLabels => {
  const names: Record<string, Map<string, string>> = {
    style: new Map(index.classes.map((card) => [card.styleId, card.styleName])),
    instructor: new Map(
      index.classes.map((card) => [card.instructorId ?? '', card.instructorName ?? '']),
    ),
    series: new Map(series.map(({ id, title }) => [id, title])),
  };
  const label = (facet: FacetName, value: string): string => names[facet]?.get(value) || value;
  const byUse = (facet: FacetName): readonly string[] =>
    [...index.facets[facet]]
      .map(([value, bits]) => ({ value, label: label(facet, value), count: countBits(bits) }))
      .sort(
        (a, b) =>
          Number(b.value === NO_EQUIPMENT && facet === 'equipment') -
            Number(a.value === NO_EQUIPMENT && facet === 'equipment') ||
          b.count - a.count ||
          (a.label < b.label ? -1 : 1),
      )
      .map(({ value }) => value);
  const orders = Object.fromEntries(
    facetNames.map((facet) => [
      facet,
      fixedValues[facet]?.filter((value) => index.facets[facet].has(value)) ?? byUse(facet),
    ]),
  ) as unknown as Record<FacetName, readonly string[]>;
  return { label, order: (facet) => orders[facet] };
};

/**
 * Every value of every facet, with the number of classes that it would show together with the
 * selection of the other facets.
 */
export const countFacets = (
  index: FacetIndex,
  selection: FacetSelection,
  labels: FacetLabels,
): FacetCounts =>
  Object.fromEntries(
    facetNames.map((facet) => {
      const others = applySelection(index, selection, facet);
      return [
        facet,
        labels.order(facet).map((value): FacetValue => {
          const bits = index.facets[facet].get(value);
          const count = bits ? countIntersection(others, bits) : 0;
          return { value, label: labels.label(facet, value), count };
        }),
      ];
    }),
  ) as unknown as FacetCounts;

/** A facet that can be cleared, and how many classes clearing it would show. */
export interface ClearableFacet {
  facet: FacetName;
  count: number;
}

/**
 * For an empty list: the facets that show classes again when only that facet is cleared, the
 * largest number first.
 */
export const getClearableFacets = (
  index: FacetIndex,
  selection: FacetSelection,
): readonly ClearableFacet[] =>
  facetNames
    .filter((facet) => (selection[facet]?.length ?? 0) > 0)
    .map((facet) => ({
      facet,
      count: countBits(applySelection(index, removeFacet(selection, facet))),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
