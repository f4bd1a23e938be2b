import { levels } from './levels';
import type { ClassCard } from './types';

/** The possible orders of a list of classes. */
export const classOrders = ['newest', 'shortest', 'longest', 'title', 'level'] as const;

export type ClassOrder = (typeof classOrders)[number];

/**
 * The values to compare. They are parsed once per class, because parsing a date in every comparison
 * would take longer than the sort.
 */
interface SortableClass {
  card: ClassCard;
  released: number;
}

type Compare = (a: SortableClass, b: SortableClass) => number;

const byId: Compare = (a, b) => (a.card.id < b.card.id ? -1 : a.card.id > b.card.id ? 1 : 0);
const newest: Compare = (a, b) => b.released - a.released;

const createCompare = (order: ClassOrder, locale: string): Compare => {
  switch (order) {
    case 'newest':
      return newest;
    case 'shortest':
      return (a, b) => a.card.durationSeconds - b.card.durationSeconds;
    case 'longest':
      return (a, b) => b.card.durationSeconds - a.card.durationSeconds;
    case 'title': {
      const { compare } = new Intl.Collator(locale, { numeric: true });
      return (a, b) => compare(a.card.title, b.card.title);
    }
    case 'level':
      return (a, b) => levels.indexOf(a.card.level) - levels.indexOf(b.card.level);
  }
};

/**
 * Returns a new list in the given order. Equal classes are sorted newest first, then by id, so that
 * pages are stable.
 */
export const sortClasses = (
  classes: readonly ClassCard[],
  order: ClassOrder,
  locale = 'en',
): readonly ClassCard[] => {
  const first = createCompare(order, locale);
  return classes
    .map((card): SortableClass => ({ card, released: Date.parse(card.releasedAt) || 0 }))
    .sort((a, b) => first(a, b) || newest(a, b) || byId(a, b))
    .map(({ card }) => card);
};
