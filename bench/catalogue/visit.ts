import type { ClassOrder, FacetSelection } from '@gschool/domain';

/** The filters and the order after a click. */
export interface Choice {
  selection: FacetSelection;
  order: ClassOrder;
}

const yoga = { style: ['yoga'], progress: ['not-yet'], level: ['beginner'] };
const short = { ...yoga, length: ['10-20'] };
const wide = { style: ['yoga', 'pilates'], equipment: ['none', 'mat'] };

/** A typical visit: adds filters, changes the order, removes filters and starts again. */
export const visit: readonly Choice[] = [
  { selection: { style: ['yoga'] }, order: 'newest' },
  { selection: { style: ['yoga'], progress: ['not-yet'] }, order: 'newest' },
  { selection: yoga, order: 'newest' },
  { selection: yoga, order: 'shortest' },
  { selection: short, order: 'shortest' },
  { selection: wide, order: 'shortest' },
  { selection: wide, order: 'title' },
  { selection: { instructor: ['person-3'], focus: ['hips'] }, order: 'title' },
  { selection: { series: ['series-12'] }, order: 'title' },
  { selection: {}, order: 'title' },
  { selection: {}, order: 'newest' },
];
