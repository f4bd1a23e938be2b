import { allowsTypo, isOneTypo } from './typo';

/** How a typed word is found in another, the better one first. */
export const matchKinds = ['equal', 'prefix', 'inside', 'typo', 'typoPrefix'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** One or two plain letters are inside of nearly everything. */
const TOO_SHORT_INSIDE = /^[a-z0-9]{1,2}$/;
/** Shorter than this, what was typed of a word is not enough to see a typo in it. */
const MIN_TYPO_LENGTH = 3;
const MIN_TYPO_PREFIX_LENGTH = 4;

/** How a typed word is found in one folded word; null when it is not. */
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
 * The letters of a word as 32 bits. What one typo can change of them is one letter, so
 * most words are ruled out by a comparison of two numbers.
 */
export const getLetterBits = (word: string): number => {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
};

/** True when a word with these letters may match: at most one typed letter is not in it. */
export const canMatch = (typedBits: number, wordBits: number): boolean => {
  const missing = typedBits & ~wordBits;
  return (missing & (missing - 1)) === 0;
};
