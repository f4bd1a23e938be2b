/** Ids of the three items of the demo cart (spec, sections 2 and 3); see `demoCart`. */
export const demoCartIds: readonly string[] = ['studio-tee', 'steel-bottle', 'loop-bands'];
