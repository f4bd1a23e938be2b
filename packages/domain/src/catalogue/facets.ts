import type { ClassCard } from './types';

/** One choice of a filter and how many classes it leaves. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

export type Facet = 'styleId' | 'level' | 'equipment' | 'focus' | 'instructorId';

const entries = (card: ClassCard, facet: Facet): readonly (readonly [string, string])[] => {
  switch (facet) {
    case 'styleId':
      return [[card.styleId, card.styleName]];
    case 'level':
      return [[card.level, card.level]];
    case 'instructorId':
      return card.instructorId === null
        ? []
        : [[card.instructorId, card.instructorName ?? card.instructorId]];
    default:
      return [...new Set(card[facet])].map((value) => [value, value] as const);
  }
};

/** The values of a facet among these classes, the most frequent first, equal ones by label. */
export const facetValues = (classes: readonly ClassCard[], facet: Facet): readonly FacetValue[] => {
  const found = new Map<string, FacetValue>();
  for (const card of classes) {
    for (const [value, label] of entries(card, facet)) {
      const known = found.get(value);
      found.set(value, { value, label, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...found.values()].sort(
    (a, b) => b.count - a.count || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0),
  );
};
