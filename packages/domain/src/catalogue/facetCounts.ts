import { countBits, countIntersection } from './bits';
import { facetNames } from './facetNames';
import { fixedValues, NO_EQUIPMENT, removeFacet } from './facets';
import { type FacetName, type FacetSelection } from './facetNames';
import { applySelection, type FacetIndex } from './facetIndex';
import type { Series } from './types';

/** One choice of a facet. */
export interface FacetValue {
  value: string;
  /** The name that the data has for it; the app has words of its own for levels, lengths and progress. */
  label: string;
  /** How many classes it gives together with what is chosen of the other facets. */
  count: number;
}

export type FacetCounts = Readonly<Record<FacetName, readonly FacetValue[]>>;

/** The names of the values of facets whose values are ids, and the order that all of them are offered in. */
export interface FacetLabels {
  label: (facet: FacetName, value: string) => string;
  order: (facet: FacetName) => readonly string[];
}

/** Reads the names; the most frequent value of a facet comes first, equal ones by name. "No equipment" leads its facet. */
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

/** Every value of every facet, with what it would give beside the choices of the other facets. */
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

/** A facet that could be given up, and how many classes that would give. */
export interface ClearableFacet {
  facet: FacetName;
  count: number;
}

/** The facets whose removal alone gives something again, the most generous first: ways out of an empty list. */
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
