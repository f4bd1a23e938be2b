import type { WatchPosition } from '../library/types';
import { addBit, allBits, both, either, noBits, without, type Bits } from './bits';
import { facetNames, type FacetName, type FacetSelection } from './facetNames';
import { fixedValues, valuesOf } from './facets';
import type { ClassCard } from './types';

/** Which classes have a value, by their place in the list. */
type Wearers = ReadonlyMap<string, Bits>;

/**
 * A list of classes, read once so that every choice after that costs a few
 * hundred machine words: each value of each facet is a set of places.
 */
export interface FacetIndex {
  classes: readonly ClassCard[];
  everything: Bits;
  facets: Readonly<Record<FacetName, Wearers>>;
}

const wearers = (classes: readonly ClassCard[], facet: FacetName): Wearers => {
  const found = new Map<string, Bits>();
  classes.forEach((card, at) => {
    for (const value of valuesOf(card, facet, null)) {
      let bits = found.get(value);
      if (!bits) found.set(value, (bits = noBits(classes.length)));
      addBit(bits, at);
    }
  });
  return found;
};

/** Reads a list of classes; nothing of it is begun until `withProgress` says so. */
export const indexFacets = (classes: readonly ClassCard[]): FacetIndex => ({
  classes,
  everything: allBits(classes.length),
  facets: Object.fromEntries(
    facetNames.map((facet) => [facet, wearers(classes, facet)]),
  ) as unknown as FacetIndex['facets'],
});

/** The same index with what somebody has begun and finished. */
export const withProgress = (
  index: FacetIndex,
  positions: readonly WatchPosition[],
): FacetIndex => {
  const watched = new Map(positions.map((position) => [position.videoId, position]));
  const progress = new Map<string, Bits>();
  let untouched = index.everything;
  index.classes.forEach((card, at) => {
    const position = watched.get(card.id);
    const [value = 'not-yet'] = position ? valuesOf(card, 'progress', position) : [];
    if (value === 'not-yet') return;
    const bits = progress.get(value) ?? noBits(index.classes.length);
    addBit(bits, at);
    progress.set(value, bits);
  });
  for (const bits of progress.values()) untouched = without(untouched, bits);
  progress.set('not-yet', untouched);
  return { ...index, facets: { ...index.facets, progress } };
};

/** What the chosen values of one facet leave, before any other facet; null where none is chosen. */
const ofFacet = (index: FacetIndex, selection: FacetSelection, facet: FacetName): Bits | null => {
  const chosen = selection[facet];
  if (!chosen || chosen.length === 0) return null;
  return chosen.reduce<Bits>((sum, value) => {
    const bits = index.facets[facet].get(value);
    return bits ? either(sum, bits) : sum;
  }, noBits(index.classes.length));
};

/** The classes that a selection leaves; `except` leaves one facet out of it. */
export const narrow = (index: FacetIndex, selection: FacetSelection, except?: FacetName): Bits =>
  facetNames.reduce<Bits>((left, facet) => {
    const chosen = facet === except ? null : ofFacet(index, selection, facet);
    return chosen ? both(left, chosen) : left;
  }, index.everything);

/**
 * The selection without values that mean nothing here, so that an old or mistyped address still
 * leads somewhere. A length, a level or a progress means something even where no class has it.
 */
export const knownSelection = (index: FacetIndex, selection: FacetSelection): FacetSelection => {
  const known: Partial<Record<FacetName, readonly string[]>> = {};
  for (const facet of facetNames) {
    const isKnown = (value: string): boolean =>
      index.facets[facet].has(value) || (fixedValues[facet]?.includes(value) ?? false);
    const values = selection[facet]?.filter(isKnown) ?? [];
    if (values.length > 0) known[facet] = values;
  }
  return known;
};
