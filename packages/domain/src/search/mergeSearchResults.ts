import { searchKinds, type SearchResults } from './types';

const MAX_SUGGESTIONS = 4;

/** One answer of several indexes to the same query; no two of them may hold the same kind. */
export const mergeSearchResults = (answers: readonly SearchResults[]): SearchResults => {
  const total = answers.reduce((sum, answer) => sum + answer.total, 0);
  const groups = answers
    .flatMap((answer) => answer.groups)
    .sort((a, b) => a.score - b.score || searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind));
  const suggestions = total > 0 ? [] : answers.flatMap((answer) => answer.suggestions);
  return { total, groups, suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS) };
};
