/** A word of a folded text and its range. */
export interface FoldedWord {
  word: string;
  from: number;
  to: number;
}

const wordPattern = /[\p{L}\p{N}]+/gu;
/** The Arabic article is attached to its word, and people often leave it out. */
const ARTICLE = 'ال';

/** The words of a folded text, in order. */
export const getFoldedWords = (folded: string): FoldedWord[] => {
  const words: FoldedWord[] = [];
  for (const match of folded.matchAll(wordPattern)) {
    words.push({ word: match[0], from: match.index, to: match.index + match[0].length });
  }
  return words;
};

/**
 * Removes the Arabic article from a word; null if the word has no article, or is too short to tell.
 */
export const removeArticle = (word: string): string | null =>
  word.length > 4 && word.startsWith(ARTICLE) ? word.slice(ARTICLE.length) : null;

/**
 * The words of a folded text and their variants: "warm-up" is also "warmup", and an Arabic word is
 * also found without its article.
 */
export const getSearchableWords = (folded: string): FoldedWord[] => {
  const words = getFoldedWords(folded);
  const more: FoldedWord[] = [];
  for (const [index, { word, from, to }] of words.entries()) {
    const bare = removeArticle(word);
    if (bare !== null) more.push({ word: bare, from: from + ARTICLE.length, to });
    const next = words[index + 1];
    if (next && folded.slice(to, next.from) === '-') {
      more.push({ word: word + next.word, from, to: next.to });
    }
  }
  return more.length > 0 ? [...words, ...more] : words;
};

/** Longer queries are cut off. */
const MAX_QUERY_LENGTH = 200;
const MAX_QUERY_WORDS = 8;

/** The words of a folded query, at most the first eight. */
export const getQueryWords = (folded: string): string[] =>
  getFoldedWords(folded.slice(0, MAX_QUERY_LENGTH))
    .slice(0, MAX_QUERY_WORDS)
    .map(({ word }) => word);
