import type { ClassCard, Level } from './types';

/** How a list of classes is ordered. */
export type ClassOrder = 'newest' | 'shortest' | 'title' | 'level';

export const classOrders: readonly ClassOrder[] = ['newest', 'shortest', 'title', 'level'];

const LEVELS: Readonly<Record<Level, number>> = {
  everyone: 0,
  beginner: 1,
  intermediate: 2,
  advanced: 3,
};

const released = (card: ClassCard): number => Date.parse(card.releasedAt) || 0;

const byId = (a: ClassCard, b: ClassCard): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** A new list in the given order; equal classes fall back to the newest, then to the id, so that pages are stable. */
export const sortClasses = (
  classes: readonly ClassCard[],
  order: ClassOrder,
  locale = 'en',
): readonly ClassCard[] => {
  const newest = (a: ClassCard, b: ClassCard): number => released(b) - released(a);
  const collator = order === 'title' ? new Intl.Collator(locale, { numeric: true }) : null;
  const first = (a: ClassCard, b: ClassCard): number => {
    switch (order) {
      case 'newest':
        return newest(a, b);
      case 'shortest':
        return a.durationSeconds - b.durationSeconds;
      case 'title':
        return collator?.compare(a.title, b.title) ?? 0;
      case 'level':
        return LEVELS[a.level] - LEVELS[b.level];
    }
  };
  return [...classes].sort((a, b) => first(a, b) || newest(a, b) || byId(a, b));
};
