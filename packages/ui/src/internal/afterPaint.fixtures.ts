/**
 * Resolves after two frames, when the effects of mounted components have run. For stories that run
 * in a built Storybook.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
