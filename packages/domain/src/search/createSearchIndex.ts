import { fold } from '@gschool/intl';

import { rankEntries, type RankedEntry } from './rank';
import { getWordCosts } from './score';
import { getSuggestions } from './suggestions';
import {
  noSearchResults,
  type SearchResultGroup,
  type SearchResults,
  type SearchEntry,
} from './types';
import type { SearchKind } from './types';
import { createVocabulary, type WordField } from './vocabulary';
import { getFoldedWords, getQueryWords, getSearchableWords } from './words';

/** An index of entries that can be searched. */
export interface SearchIndex<Kind extends string = SearchKind> {
  /**
   * Adds entries. Add large numbers in parts, so that the page stays responsive. Equally good
   * matches are listed in this order.
   */
  add(entries: readonly SearchEntry<Kind>[]): void;
  /**
   * Finds the entries that match the words of a query in any order, up to `limit` of each kind. A
   * query without words finds nothing.
   */
  find(query: string, limit: number): SearchResults<Kind>;
  /** The number of entries. */
  readonly size: number;
}

/** Creates an empty index. */
export const createSearchIndex = <Kind extends string = SearchKind>(): SearchIndex<Kind> => {
  const vocabulary = createVocabulary();
  const entries: SearchEntry<Kind>[] = [];
  const titles: string[] = [];

  const indexText = (text: string, entry: number, field: WordField): string => {
    const folded = fold(text);
    // A folded letter may be longer than the original, and then the offsets do not fit the text.
    const isSameLength = folded.length === text.length;
    for (const { word, from, to } of getSearchableWords(folded)) {
      vocabulary.add(word, isSameLength ? text.slice(from, to) : word, entry, field);
    }
    return folded;
  };

  const groupByKind = (found: readonly RankedEntry[], limit: number): SearchResultGroup<Kind>[] => {
    const groups = new Map<
      Kind,
      SearchResultGroup<Kind> & { total: number; ids: string[]; last: string[] }
    >();
    for (const { entry: number, score } of found) {
      const entry = entries[number];
      if (!entry) continue;
      const { kind, id } = entry;
      const group = groups.get(kind) ?? { kind, total: 0, score, ids: [], last: [] };
      groups.set(kind, group);
      group.total += 1;
      const list = entry.isRankedLast ? group.last : group.ids;
      if (list.length < limit) list.push(id);
    }
    return [...groups.values()].map(({ last, ids, ...group }) => ({
      ...group,
      ids: [...ids, ...last].slice(0, limit),
    }));
  };

  return {
    add(more) {
      for (const entry of more) {
        const number = entries.push(entry) - 1;
        const title = indexText(entry.title, number, 'inTitle');
        titles.push(
          getFoldedWords(title)
            .map(({ word }) => word)
            .join(' '),
        );
        indexText(entry.text, number, 'inNames');
        indexText(entry.body ?? '', number, 'inBody');
      }
    },
    find(query, limit): SearchResults<Kind> {
      const words = getQueryWords(fold(query));
      if (words.length === 0) return noSearchResults;
      const costs = words.map((word) => getWordCosts(word, vocabulary.words, entries.length));
      const found = rankEntries(words, costs, titles);
      return {
        total: found.length,
        groups: groupByKind(found, limit),
        suggestions: found.length > 0 ? [] : getSuggestions(words, costs, vocabulary.words),
      };
    },
    get size() {
      return entries.length;
    },
  };
};
