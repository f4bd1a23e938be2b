/** After two frames the effects of what was mounted have run: it listens. For stories that are played in a built Storybook. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
