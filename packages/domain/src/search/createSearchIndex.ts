import { fold } from './fold';
import { ranked, type Ranked } from './rank';
import { wordCosts } from './score';
import { suggestionsFor } from './suggestions';
import { emptyAnswer, type FoundGroup, type SearchAnswer, type SearchEntry } from './types';
import type { SearchKind } from './types';
import { createVocabulary, type WordPlace } from './vocabulary';
import { foldedWords, queryWords, searchableWords } from './words';

/** Everything that can be found, ready to be asked. */
export interface SearchIndex<Kind extends string = SearchKind> {
  /** Takes in more entries; in pieces where nothing else may wait. Equal matches keep this order. */
  add(entries: readonly SearchEntry<Kind>[]): void;
  /** What matches the words, in any order; up to `limit` of a kind. Nothing for a query without words. */
  find(query: string, limit: number): SearchAnswer<Kind>;
  /** Number of entries. */
  readonly size: number;
}

/** An index without entries. */
export const createSearchIndex = <Kind extends string = SearchKind>(): SearchIndex<Kind> => {
  const vocabulary = createVocabulary();
  const entries: SearchEntry<Kind>[] = [];
  const titles: string[] = [];

  const learn = (text: string, entry: number, place: WordPlace): string => {
    const folded = fold(text);
    // A folded letter may be longer than its original, and then nothing shown can be cut out of it.
    const isSameLength = folded.length === text.length;
    for (const { word, from, to } of searchableWords(folded)) {
      vocabulary.add(word, isSameLength ? text.slice(from, to) : word, entry, place);
    }
    return folded;
  };

  const grouped = (found: readonly Ranked[], limit: number): FoundGroup<Kind>[] => {
    const groups = new Map<
      Kind,
      FoundGroup<Kind> & { total: number; ids: string[]; last: string[] }
    >();
    for (const { entry: number, score } of found) {
      const entry = entries[number];
      if (!entry) continue;
      const { kind, id } = entry;
      const group = groups.get(kind) ?? { kind, total: 0, score, ids: [], last: [] };
      groups.set(kind, group);
      group.total += 1;
      const list = entry.comesLast ? group.last : group.ids;
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
        const title = learn(entry.title, number, 'inTitle');
        titles.push(
          foldedWords(title)
            .map(({ word }) => word)
            .join(' '),
        );
        learn(entry.text, number, 'inNames');
        learn(entry.body ?? '', number, 'inBody');
      }
    },
    find(query, limit): SearchAnswer<Kind> {
      const words = queryWords(fold(query));
      if (words.length === 0) return emptyAnswer;
      const costs = words.map((word) => wordCosts(word, vocabulary.words, entries.length));
      const found = ranked(words, costs, titles);
      return {
        total: found.length,
        groups: grouped(found, limit),
        suggestions: found.length > 0 ? [] : suggestionsFor(words, costs, vocabulary.words),
      };
    },
    get size() {
      return entries.length;
    },
  };
};
