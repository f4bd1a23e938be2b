import { allowsTypo, isOneTypo } from './typo';

/** The kinds of matches, from best to worst. */
export const matchKinds = ['equal', 'prefix', 'inside', 'typo', 'typoPrefix'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** Matches one or two letters, which occur in nearly every word. */
const TOO_SHORT_INSIDE = /^[a-z0-9]{1,2}$/;
/** How many letters must be typed before a typo is recognized. */
const MIN_TYPO_LENGTH = 3;
const MIN_TYPO_PREFIX_LENGTH = 4;

/** How a typed word matches a folded word; null if it does not. */
export const matchWord = (typed: string, word: string): MatchKind | null => {
  const at = word.indexOf(typed);
  if (at === 0) return typed.length === word.length ? 'equal' : 'prefix';
  if (at > 0) return TOO_SHORT_INSIDE.test(typed) ? null : 'inside';
  if (typed.length < MIN_TYPO_LENGTH || !allowsTypo(word)) return null;
  if (isOneTypo(typed, word)) return 'typo';
  return typed.length >= MIN_TYPO_PREFIX_LENGTH && isOneTypo(typed, word, true)
    ? 'typoPrefix'
    : null;
};

/**
 * Encodes the letters of a word in 32 bits. A typo changes at most one letter, so comparing two
 * numbers rules out most words.
 */
export const getLetterBits = (word: string): number => {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
};

/** Whether a word with these letters can match: at most one typed letter is missing. */
export const canMatch = (typedBits: number, wordBits: number): boolean => {
  const missing = typedBits & ~wordBits;
  return (missing & (missing - 1)) === 0;
};
