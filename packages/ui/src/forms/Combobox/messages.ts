/** The messages of a combobox. */
export const comboboxMessages = {
  clear: (label: string) => `Clear ${label}`,
  loading: 'Loading options',
  /** No option matches the query. */
  noMatches: (query: string) => `No matches for “${query}”. Try fewer letters.`,
  /** There are no options at all. */
  noOptions: 'No options yet.',
  /** Announced whenever the list changes. */
  count: (options: number) => (options === 1 ? '1 option' : `${options} options`),
};
