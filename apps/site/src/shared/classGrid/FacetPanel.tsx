import {
  facetNames,
  toggleFacetValue,
  type FacetCounts,
  type FacetName,
  type FacetSelection,
} from '@gschool/domain';

import { ClassFacet } from './ClassFacet';

/** The facets with several values or a selection. A facet with one value would filter nothing. */
export function FacetPanel({
  counts,
  selection,
  hiddenFacets = [],
  onChange,
}: {
  counts: FacetCounts;
  selection: FacetSelection;
  /** Facets that the page does not offer. */
  hiddenFacets?: readonly FacetName[] | undefined;
  onChange: (selection: FacetSelection) => void;
}) {
  return facetNames
    .filter((facet) => !hiddenFacets.includes(facet))
    .filter((facet) => counts[facet].length > 1 || selection[facet])
    .map((facet) => (
      <ClassFacet
        key={facet}
        facet={facet}
        values={counts[facet]}
        selected={selection[facet] ?? []}
        onToggle={(value) => onChange(toggleFacetValue(selection, facet, value))}
      />
    ));
}
