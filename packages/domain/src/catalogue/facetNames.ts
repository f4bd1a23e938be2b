/** The facets of a list of classes, in the order in which they are shown. */
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

/**
 * The selected values of each facet. Selecting more values of the same facet widens the list;
 * selecting another facet narrows it.
 */
export type FacetSelection = Readonly<Partial<Record<FacetName, readonly string[]>>>;
