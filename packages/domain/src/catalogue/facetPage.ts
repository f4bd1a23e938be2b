import { countBits, hasBit, type Bits } from './bits';
import type { FacetIndex } from './facetIndex';
import { PAGE_SIZE, getPageInfo, type Page } from './page';
import { sortClasses, type ClassOrder } from './sort';
import type { ClassCard } from './types';

/** The indexes of the classes in a different order. */
export const getSortedIndexes = (
  index: FacetIndex,
  order: ClassOrder,
  locale: string,
): readonly number[] => {
  const place = new Map(index.classes.map((card, at) => [card, at]));
  return sortClasses(index.classes, order, locale).map((card) => place.get(card) ?? 0);
};

/** The first `page` pages of the classes in `left`, in the order of `places`. */
export const getFacetPage = (
  index: FacetIndex,
  left: Bits,
  places: readonly number[],
  page: number,
  size = PAGE_SIZE,
): Page<ClassCard> => {
  const shown = getPageInfo(countBits(left), page, size);
  const items: ClassCard[] = [];
  for (const at of places) {
    if (items.length >= shown.page * size) break;
    const card = hasBit(left, at) ? index.classes[at] : undefined;
    if (card) items.push(card);
  }
  return { ...shown, items };
};
