/** The goals in milliseconds (or frames), by the beginning or the end of a row's name. */
const goals: readonly [pattern: RegExp, goal: number][] = [
  [/^(color theme|dark mode)/, 120],
  [/^right to left/, 200],
  [/, cold$/, 250],
  [/, after an idle second$/, 100],
  [/^(customizer, second|add a product|facet Yoga|INP)/, 100],
  [/^key in search/, 50],
  [/painted$/, 1000],
  [/usable$/, 2000],
  [/to playing$/, 1200],
  [/^frames over 50 ms.*at 1x$/, 0],
  [/^frames over 50 ms/, 4],
];

/** The goal of a row; undefined if it has none. */
export const findGoal = (name: string): number | undefined =>
  goals.find(([pattern]) => pattern.test(name))?.[1];
