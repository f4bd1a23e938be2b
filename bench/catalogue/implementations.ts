import {
  countFacets,
  getFacetLabels,
  facetNames,
  createFacetIndex,
  applySelection,
  getFacetPage,
  getSortedIndexes,
  sortClasses,
  getFacetValues,
  addProgress,
  type ClassCard,
  type ClassOrder,
  type FacetSelection,
  type LibraryState,
} from '@gschool/domain';

/** What the page needs after each change, as plain values for comparison. */
export interface Result {
  total: number;
  /** Ids of the first page. */
  shown: readonly string[];
  /** The number of classes by `facet value`. */
  counts: ReadonlyMap<string, number>;
}

/** An implementation of the filters. */
export interface Implementation {
  name: string;
  build(
    classes: readonly ClassCard[],
    positions: LibraryState['positions'],
  ): (selection: FacetSelection, order: ClassOrder) => Result;
}

/** The product's code, as `useClassGrid` uses it. It caches the sorted order. */
export const bitSets: Implementation = {
  name: 'sets of bits',
  build(classes, positions) {
    const index = addProgress(createFacetIndex(classes), positions);
    const labels = getFacetLabels(index, []);
    let cached: { order: ClassOrder; places: readonly number[] } | undefined;
    return (selection, order) => {
      if (cached?.order !== order) cached = { order, places: getSortedIndexes(index, order, 'en') };
      const { places } = cached;
      const page = getFacetPage(index, applySelection(index, selection), places, 1);
      const counts = new Map<string, number>();
      for (const [facet, values] of Object.entries(countFacets(index, selection, labels))) {
        for (const { value, count } of values) counts.set(`${facet} ${value}`, count);
      }
      return { total: page.total, shown: page.items.map(({ id }) => id), counts };
    };
  },
};

/** The simple version: filters all classes for each change and facet, and sorts the result. */
export const filterAndSort: Implementation = {
  name: 'filter and sort',
  build(classes, positions) {
    const watched = new Map(positions.map((position) => [position.videoId, position]));
    const passes = (card: ClassCard, selection: FacetSelection, except?: string): boolean =>
      facetNames.every((facet) => {
        const chosen = selection[facet];
        if (facet === except || !chosen?.length) return true;
        const own = getFacetValues(card, facet, watched.get(card.id));
        return chosen.some((value) => own.includes(value));
      });
    return (selection, order) => {
      const left = sortClasses(
        classes.filter((card) => passes(card, selection)),
        order,
      );
      const counts = new Map<string, number>();
      for (const facet of facetNames) {
        for (const card of classes) {
          const isLeft = passes(card, selection, facet);
          for (const value of getFacetValues(card, facet, watched.get(card.id))) {
            const key = `${facet} ${value}`;
            counts.set(key, (counts.get(key) ?? 0) + Number(isLeft));
          }
        }
      }
      return { total: left.length, shown: left.slice(0, 48).map(({ id }) => id), counts };
    };
  },
};

export const implementations: readonly Implementation[] = [bitSets, filterAndSort];
