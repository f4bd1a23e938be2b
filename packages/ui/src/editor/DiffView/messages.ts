/** The messages of a list of differences. Numbers are formatted. */
export const diffViewMessages = {
  before: 'Before',
  after: 'After',
  /** Read by screen readers before a marked text. */
  removed: 'removed: ',
  added: 'added: ',
  /** Instead of a side that has no text. */
  empty: 'Empty',
  /** The sides are the same. */
  unchanged: 'No changes',
  /** Instead of a long text that both sides share. */
  omitted: (formatted: string, _count: number) => `… ${formatted} more words …`,
  showAll: 'Show the whole text',
  showLess: 'Show less',
  /** The names of these buttons. */
  showAllOf: (label: string) => `Show the whole text: ${label}`,
  showLessOf: (label: string) => `Show less: ${label}`,
};
