/** A word of a folded text, and where it stands there. */
export interface FoldedWord {
  word: string;
  from: number;
  to: number;
}

const wordPattern = /[\p{L}\p{N}]+/gu;
const isHyphen = /^[-\u2010\u2011]$/;
/** "The" is written together with its word in Arabic, and left out as often. */
const ARTICLE = 'ال';

/** The words of a folded text, in order. */
export const foldedWords = (folded: string): FoldedWord[] => {
  const words: FoldedWord[] = [];
  for (const match of folded.matchAll(wordPattern)) {
    words.push({ word: match[0], from: match.index, to: match.index + match[0].length });
  }
  return words;
};

/** A word without the Arabic article; null for a word that has none, or is too short to tell. */
export const withoutArticle = (word: string): string | null =>
  word.length > 4 && word.startsWith(ARTICLE) ? word.slice(ARTICLE.length) : null;

/**
 * The words of a folded text and the other ways to type them: "warm-up" is also
 * "warmup", and an Arabic word is also itself without its article.
 */
export const searchableWords = (folded: string): FoldedWord[] => {
  const words = foldedWords(folded);
  const more: FoldedWord[] = [];
  for (const [index, { word, from, to }] of words.entries()) {
    const bare = withoutArticle(word);
    if (bare !== null) more.push({ word: bare, from: from + ARTICLE.length, to });
    const next = words[index + 1];
    if (next && isHyphen.test(folded.slice(to, next.from))) {
      more.push({ word: word + next.word, from, to: next.to });
    }
  }
  return more.length > 0 ? [...words, ...more] : words;
};

/** Beyond these a query is a text, not a search. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 8;

/** The words that somebody looks for, from a folded query; the first eight. */
export const queryWords = (folded: string): string[] =>
  foldedWords(folded.slice(0, LONGEST_QUERY))
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
