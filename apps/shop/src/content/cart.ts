import { merchandise, type Merchandise } from './merchandise';

const demoIds = ['studio-tee', 'steel-bottle', 'loop-bands'];

/** The three items of the demo cart (spec, sections 2 and 3); together $49.00. */
export const demoCart: readonly Merchandise[] = merchandise.filter(({ id }) =>
  demoIds.includes(id),
);
