import { fold } from '@gschool/intl';

import { getFoldedWords } from './words';

export interface TextMatcherOptions {
  /**
   * Where a word of the query must be found: at the start of a word, or anywhere in the text. With
   * `anywhere`, the query is split at spaces only, so that punctuation counts.
   *
   * @default 'wordStart'
   */
  at?: 'wordStart' | 'anywhere' | undefined;
}

export interface TextMatcher {
  /** Whether the query has no words. Every text matches then. */
  isEmpty: boolean;
  /**
   * How well the texts together match every word of the query; 0 if a word is missing. An earlier
   * text counts more than a later one, and a whole word more than its beginning.
   */
  score: (texts: readonly string[]) => number;
  /** Whether a text matches every word of the query. */
  matches: (text: string) => boolean;
}

/**
 * Scores one word of the query in one folded text: 2 for a whole word, 1 for a partial match, 0 for
 * no match.
 */
type ScoreWord = (word: string) => 0 | 1 | 2;

const atWordStart = (text: string): ScoreWord => {
  const words = getFoldedWords(text).map(({ word }) => word);
  return (wanted) => {
    if (words.includes(wanted)) return 2;
    return words.some((word) => word.startsWith(wanted)) ? 1 : 0;
  };
};

const anywhere =
  (text: string): ScoreWord =>
  (wanted) =>
    text.includes(wanted) ? 1 : 0;

/**
 * Creates a matcher that ignores case, accents and variants of Arabic letters. Use it for short
 * lists. `createSearchIndex` also tolerates typos and ranks thousands of entries.
 */
export const createTextMatcher = (
  query: string,
  { at = 'wordStart' }: TextMatcherOptions = {},
): TextMatcher => {
  const folded = fold(query);
  const words =
    at === 'anywhere'
      ? folded.split(/\s+/).filter(Boolean)
      : getFoldedWords(folded).map(({ word }) => word);
  const prepare = at === 'anywhere' ? anywhere : atWordStart;

  const score = (texts: readonly string[]): number => {
    if (words.length === 0) return 1;
    const prepared = texts.map((text) => prepare(fold(text)));
    let total = 0;
    for (const word of words) {
      const found = prepared.findIndex((scoreWord) => scoreWord(word) > 0);
      if (found < 0) return 0;
      total += (texts.length - found) * 2 + (prepared[found]?.(word) === 2 ? 1 : 0);
    }
    return total;
  };
  return { isEmpty: words.length === 0, score, matches: (text) => score([text]) > 0 };
};
