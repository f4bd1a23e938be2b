/** The messages of the search dialog. */
export const searchMessages = {
  title: 'Search',
  list: 'Results',
  recent: 'Recent searches',
  clearRecent: 'Clear all',
  removeRecent: (query: string) => `Remove ${query}`,
  suggestions: 'Try one of these',
  searching: 'Searching',
  results: (count: string, isOne: boolean) => (isOne ? '1 result' : `${count} results`),
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingHint: 'Check the spelling, or try a shorter word.',
  failed: 'Search isn’t responding',
  failedHint: 'Your search is still here. Try again in a moment.',
  keysMove: 'to move',
  keysOpen: 'to open',
  keysClose: 'to close',
};
