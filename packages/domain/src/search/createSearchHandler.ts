import { createSearchIndex, type SearchIndex } from './createSearchIndex';
import { mergeSearchResults } from './mergeSearchResults';
import type { SearchResults, SearchEntry } from './types';

/** Where entries come from, so that each source can change by itself; their kinds differ. */
export type SearchSource = 'catalogue' | 'open';

/** What can be done with a searcher, as messages: a worker understands the same as this page. */
export type SearchCommand =
  /** Forgets what a part held. */
  | { order: 'clear'; part: SearchSource }
  /** Takes in more of a part. */
  | { order: 'add'; part: SearchSource; entries: readonly SearchEntry[] }
  | { order: 'find'; id: number; query: string; limit: number };

/** What comes back for a `find`. */
export interface SearchReply {
  id: number;
  answer: SearchResults;
}

/** Follows orders; answers those that ask. */
export const createSearchHandler = (): ((order: SearchCommand) => SearchReply | null) => {
  const parts = new Map<SearchSource, SearchIndex>();
  return (order) => {
    switch (order.order) {
      case 'clear':
        parts.delete(order.part);
        return null;
      case 'add': {
        const index = parts.get(order.part) ?? createSearchIndex();
        parts.set(order.part, index);
        index.add(order.entries);
        return null;
      }
      case 'find': {
        const { id, query, limit } = order;
        const answers = [...parts.values()].map((index) => index.find(query, limit));
        return { id, answer: mergeSearchResults(answers) };
      }
    }
  };
};
