/** The messages of the command palette. */
export const paletteMessages = {
  title: 'Commands',
  placeholder: 'Type a command or search',
  list: 'Commands',
  recent: 'Recent',
  searching: 'Searching',
  count: (count: string, isOne: boolean) => (isOne ? '1 result' : `${count} results`),
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingHint: 'Check the spelling, or try a shorter word.',
  empty: 'No commands yet',
  keysMove: 'to move',
  keysRun: 'to run',
  keysClose: 'to close',
};
