// A separate entry point, so that the search and its worker do not bundle the rest of the domain.
export {
  createSearchHandler,
  type SearchCommand,
  type SearchSource,
  type SearchReply,
} from './createSearchHandler';
export { createSearchIndex, type SearchIndex } from './createSearchIndex';
export { createTextMatcher, type TextMatcher, type TextMatcherOptions } from './createTextMatcher';
export { createCatalogueEntries, createEventEntries } from './entries';
export { fold } from '@gschool/intl';
export { getMatchRanges, type TextRange } from './matchRanges';
export * from './types';
