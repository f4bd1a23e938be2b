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
