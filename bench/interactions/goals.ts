/** The goals in milliseconds (or frames), by the beginning or the end of a row's name. */
const goals: readonly [pattern: RegExp, goal: number][] = [
  [/^(color theme|dark mode)/, 120],
  [/^right to left/, 200],
  [/, cold$/, 250],
  [/, after an idle second$/, 150],
  [/^customizer, second/, 150],
  [/^(add a product|facet Yoga)/, 100],
  [/^INP/, 200],
  [/^key in search/, 60],
  [/first card$/, 900],
  [/^cold start to first card/, 1000],
  [/^warm start to first card/, 500],
  [/usable$/, 1200],
  [/to playing$/, 1200],
  [/^frames over 50 ms.*at 1x$/, 0],
  [/^frames over 50 ms/, 4],
];

/**
 * The goal of a row; undefined if it has none. A goal that the minimum does not reach becomes 1.5
 * times the minimum.
 *
 * @param minimum the least that a press can take, in ms
 */
export const findGoal = (name: string, minimum?: number): number | undefined => {
  const goal = goals.find(([pattern]) => pattern.test(name))?.[1];
  return goal !== undefined && minimum !== undefined && minimum > goal
    ? Math.round(1.5 * minimum)
    : goal;
};
