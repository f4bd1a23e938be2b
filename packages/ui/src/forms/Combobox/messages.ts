/** The words of a combobox. */
export const comboboxMessages = {
  clear: (label: string) => `Clear ${label}`,
  loading: 'Loading options',
  /** Nothing fits what was typed. */
  noMatches: (query: string) => `Nothing matches “${query}”. Try fewer letters.`,
  /** There are no options at all. */
  noOptions: 'No options yet.',
  /** Said whenever the list changes. */
  count: (options: number) => (options === 1 ? '1 option' : `${options} options`),
};
