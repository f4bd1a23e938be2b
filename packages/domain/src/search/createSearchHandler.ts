import { createSearchIndex, type SearchIndex } from './createSearchIndex';
import { MAX_SUGGESTIONS } from './suggestions';
import { searchKinds, type SearchEntry, type SearchResults } from './types';

/**
 * The sources of entries. Each source can change separately. No two sources have the same kinds of
 * entries.
 */
export type SearchSource = 'catalogue' | 'open';

/** The commands of the search. They are messages, so that a worker can receive them, too. */
export type SearchCommand =
  /** Removes all entries of a source. */
  | { type: 'clear'; source: SearchSource }
  /** Adds entries to a source. */
  | { type: 'add'; source: SearchSource; entries: readonly SearchEntry[] }
  | { type: 'find'; id: number; query: string; limit: number };

/** The reply to `find`. */
export interface SearchReply {
  id: number;
  answer: SearchResults;
}

/**
 * Merges the results of several indexes for the same query. Each kind must be in only one index.
 */
const mergeSearchResults = (answers: readonly SearchResults[]): SearchResults => {
  const total = answers.reduce((sum, answer) => sum + answer.total, 0);
  const groups = answers
    .flatMap((answer) => answer.groups)
    .sort((a, b) => a.score - b.score || searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind));
  const suggestions = total > 0 ? [] : answers.flatMap((answer) => answer.suggestions);
  return { total, groups, suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS) };
};

/** Creates a function that runs commands and returns the reply to `find`. */
export const createSearchHandler = (): ((command: SearchCommand) => SearchReply | null) => {
  const sources = new Map<SearchSource, SearchIndex>();
  return (command) => {
    switch (command.type) {
      case 'clear':
        sources.delete(command.source);
        return null;
      case 'add': {
        const index = sources.get(command.source) ?? createSearchIndex();
        sources.set(command.source, index);
        index.add(command.entries);
        return null;
      }
      case 'find': {
        const { id, query, limit } = command;
        const answers = [...sources.values()].map((index) => index.find(query, limit));
        return { id, answer: mergeSearchResults(answers) };
      }
    }
  };
};
