import { ABSENT } from './score';
import type { VocabularyWord } from './vocabulary';

/** The maximum number of suggestions. */
export const MAX_SUGGESTIONS = 4;
/** The maximum number of letters that may differ between a word and a suggestion. */
const MAX_DISTANCE = 2;
const MIN_WORD_LENGTH = 3;

/** The edit distance of two words. Counting stops above `MAX_DISTANCE`. */
const getDistance = (a: string, b: string): number => {
  if (Math.abs(a.length - b.length) > MAX_DISTANCE) return MAX_DISTANCE + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > MAX_DISTANCE) return MAX_DISTANCE + 1;
    row = next;
  }
  return row[b.length] ?? 0;
};

const findNearest = (typed: string, vocabulary: readonly VocabularyWord[]): string[] =>
  vocabulary
    .filter(({ word, inTitle }) => word.length >= MIN_WORD_LENGTH && inTitle.length > 0)
    .map(({ word, shown, inTitle }) => ({
      shown,
      // The query may contain only the beginning of a longer word.
      distance: Math.min(
        getDistance(typed, word),
        getDistance(typed, word.slice(0, typed.length)) + 0.5,
      ),
      frequency: inTitle.length,
    }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
    .map(({ shown }) => shown);

/**
 * Suggestions for a query without results: words of the query that have results on their own, and
 * for each other word the nearest words from titles, in their original spelling.
 */
export const getSuggestions = (
  words: readonly string[],
  costs: readonly Uint8Array[],
  vocabulary: readonly VocabularyWord[],
): string[] => {
  const found: string[] = [];
  for (const [index, word] of words.entries()) {
    if (word.length < MIN_WORD_LENGTH) continue;
    const isKnown = costs[index]?.some((cost) => cost !== ABSENT) ?? false;
    found.push(...(isKnown ? [word] : findNearest(word, vocabulary)));
  }
  return [...new Set(found)].slice(0, MAX_SUGGESTIONS);
};
