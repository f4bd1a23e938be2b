// An entry of its own: the search and its worker carry nothing else of the domain.
export {
  createSearcher,
  type SearchOrder,
  type SearchPart,
  type SearchReply,
} from './createSearcher';
export { createSearchIndex, type SearchIndex } from './createSearchIndex';
export { createTextMatcher, type TextMatcher, type TextMatcherOptions } from './createTextMatcher';
export { catalogueEntries, eventEntries } from './entries';
export { fold } from './fold';
export { matchRanges, type TextRange } from './matchRanges';
export * from './types';
