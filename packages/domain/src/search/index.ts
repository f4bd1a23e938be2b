// An entry of its own: the search and its worker carry nothing else of the domain.
export {
  createSearchHandler,
  type SearchCommand,
  type SearchSource,
  type SearchReply,
} from './createSearchHandler';
export { createSearchIndex, type SearchIndex } from './createSearchIndex';
export { createTextMatcher, type TextMatcher, type TextMatcherOptions } from './createTextMatcher';
export { createCatalogueEntries, createEventEntries } from './entries';
export { fold } from './fold';
export { getMatchRanges, type TextRange } from './matchRanges';
export * from './types';
