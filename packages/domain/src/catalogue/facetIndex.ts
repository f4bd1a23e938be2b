import type { WatchPosition } from '../library/types';
import {
  addBit,
  createFullBits,
  intersectBits,
  uniteBits,
  createEmptyBits,
  subtractBits,
  type Bits,
} from './bits';
import { facetNames, type FacetName, type FacetSelection } from './facetNames';
import { fixedValues, getFacetValues } from './facets';
import type { ClassCard } from './types';

/** For each value, the classes that have it, as a set of class indexes. */
type PostingLists = ReadonlyMap<string, Bits>;

/**
 * An index of a list of classes. For each value of each facet, it has a set of class indexes. It is
 * built once; after that, each filter takes only a few hundred operations on machine words.
 */
export interface FacetIndex {
  classes: readonly ClassCard[];
  everything: Bits;
  facets: Readonly<Record<FacetName, PostingLists>>;
}

const buildPostingLists = (classes: readonly ClassCard[], facet: FacetName): PostingLists => {
  const found = new Map<string, Bits>();
  classes.forEach((card, at) => {
    for (const value of getFacetValues(card, facet, null)) {
      let bits = found.get(value);
      if (!bits) found.set(value, (bits = createEmptyBits(classes.length)));
      addBit(bits, at);
    }
  });
  return found;
};

/** Indexes a list of classes. All classes count as not started until `addProgress` is called. */
export const createFacetIndex = (classes: readonly ClassCard[]): FacetIndex => ({
  classes,
  everything: createFullBits(classes.length),
  facets: Object.fromEntries(
    facetNames.map((facet) => [facet, buildPostingLists(classes, facet)]),
  ) as unknown as FacetIndex['facets'],
});

/** Returns the index with the member's progress added. */
export const addProgress = (index: FacetIndex, positions: readonly WatchPosition[]): FacetIndex => {
  const watched = new Map(positions.map((position) => [position.videoId, position]));
  const progress = new Map<string, Bits>();
  let notStarted = index.everything;
  index.classes.forEach((card, at) => {
    const position = watched.get(card.id);
    const [value = 'not-yet'] = position ? getFacetValues(card, 'progress', position) : [];
    if (value === 'not-yet') return;
    const bits = progress.get(value) ?? createEmptyBits(index.classes.length);
    addBit(bits, at);
    progress.set(value, bits);
  });
  for (const bits of progress.values()) notStarted = subtractBits(notStarted, bits);
  progress.set('not-yet', notStarted);
  return { ...index, facets: { ...index.facets, progress } };
};

/** The classes that match the selected values of a facet; null if no value is selected. */
const getFacetBits = (
  index: FacetIndex,
  selection: FacetSelection,
  facet: FacetName,
): Bits | null => {
  const chosen = selection[facet];
  if (!chosen || chosen.length === 0) return null;
  return chosen.reduce<Bits>((sum, value) => {
    const bits = index.facets[facet].get(value);
    return bits ? uniteBits(sum, bits) : sum;
  }, createEmptyBits(index.classes.length));
};

/** The classes that match a selection. The facet `except` is ignored. */
export const applySelection = (
  index: FacetIndex,
  selection: FacetSelection,
  except?: FacetName,
): Bits =>
  facetNames.reduce<Bits>((left, facet) => {
    const chosen = facet === except ? null : getFacetBits(index, selection, facet);
    return chosen ? intersectBits(left, chosen) : left;
  }, index.everything);

/**
 * Removes unknown values from a selection, so that an old or mistyped URL still works. Lengths,
 * levels and progress are always known, even if no class has them.
 */
export const dropUnknownValues = (index: FacetIndex, selection: FacetSelection): FacetSelection => {
  const known: Partial<Record<FacetName, readonly string[]>> = {};
  for (const facet of facetNames) {
    const isKnown = (value: string): boolean =>
      index.facets[facet].has(value) || (fixedValues[facet]?.includes(value) ?? false);
    const values = selection[facet]?.filter(isKnown) ?? [];
    if (values.length > 0) known[facet] = values;
  }
  return known;
};
