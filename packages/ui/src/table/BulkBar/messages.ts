/**
 * The messages of a bar for acts on many rows. They get the formatted number, and the number itself
 * for languages in which the form of a word depends on it.
 */
export const bulkBarMessages = {
  /** The name of the region. */
  label: 'Selected rows',
  selected: (formatted: string, _count: number) => `${formatted} selected`,
  /** The text of `selected`, and how many of these rows a filter hides. */
  selectedAndHidden: (selected: string, formatted: string, _count: number) =>
    `${selected}, ${formatted} not shown`,
  selectAll: (formatted: string, _count: number) => `Select all ${formatted}`,
  clear: 'Clear selection',
  more: 'More actions',
  /** Announced once, when the selection begins. */
  hint: 'Press Escape to clear the selection.',
  cleared: 'Selection cleared',
  done: (formatted: string, _count: number) => `${formatted} done`,
  refused: (formatted: string, _count: number) => `${formatted} refused`,
  unchanged: (formatted: string, _count: number) => `${formatted} unchanged`,
  unsent: (formatted: string, _count: number) => `${formatted} not sent`,
  /** How many rows an act has reached so far. */
  progress: (done: string, total: string) => `${done} of ${total}`,
  stop: 'Stop',
  stopping: 'Stopping',
  /** In the list of details, the outcome of one row. */
  outcomes: { done: 'Done', refused: 'Refused', unchanged: 'Unchanged' },
  details: 'Details',
  /** After the first hundred rows. */
  moreRows: (formatted: string, _count: number) => `and ${formatted} more`,
};
