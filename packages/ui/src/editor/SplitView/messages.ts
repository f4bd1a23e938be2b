/** The messages of two panes. */
export const splitViewMessages = {
  /** The name of the separator. */
  resize: (start: string, end: string) => `Width of ${start} and ${end}`,
  /** The share of the first pane. */
  share: (percent: string, start: string) => `${start}: ${percent}`,
};
