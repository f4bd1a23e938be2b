import {
  facetNames,
  toggleFacetValue,
  type FacetCounts,
  type FacetName,
  type FacetSelection,
} from '@gschool/domain';

import { ClassFacet } from './ClassFacet';

/** All facets that have something to choose; a facet with one value alone would narrow nothing. */
export function FacetPanel({
  counts,
  selection,
  without = [],
  onChoose,
}: {
  counts: FacetCounts;
  selection: FacetSelection;
  /** Facets that the page has chosen already. */
  without?: readonly FacetName[] | undefined;
  onChoose: (selection: FacetSelection) => void;
}) {
  return facetNames
    .filter((facet) => !without.includes(facet))
    .filter((facet) => counts[facet].length > 1 || selection[facet])
    .map((facet) => (
      <ClassFacet
        key={facet}
        facet={facet}
        values={counts[facet]}
        chosen={selection[facet] ?? []}
        onToggle={(value) => onChoose(toggleFacetValue(selection, facet, value))}
      />
    ));
}
