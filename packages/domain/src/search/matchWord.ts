import { forgives, isOneSlip } from './slip';

/** How a typed word is found in another, the better one first. */
export const matchKinds = ['equal', 'prefix', 'inside', 'slip', 'slipPrefix'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** One or two plain letters are inside of nearly everything. */
const isTooShortInside = /^[a-z0-9]{1,2}$/;
/** Shorter than this, what was typed of a word is not enough to see a slip in it. */
const SHORTEST_SLIP = 3;
const SHORTEST_SLIP_PREFIX = 4;

/** How a typed word is found in one folded word; null when it is not. */
export const matchWord = (typed: string, word: string): MatchKind | null => {
  const at = word.indexOf(typed);
  if (at === 0) return typed.length === word.length ? 'equal' : 'prefix';
  if (at > 0) return isTooShortInside.test(typed) ? null : 'inside';
  if (typed.length < SHORTEST_SLIP || !forgives(word)) return null;
  if (isOneSlip(typed, word)) return 'slip';
  return typed.length >= SHORTEST_SLIP_PREFIX && isOneSlip(typed, word, true) ? 'slipPrefix' : null;
};

/**
 * The letters of a word as 32 bits. What one slip can change of them is one letter, so
 * most words are ruled out by a comparison of two numbers.
 */
export const letterBits = (word: string): number => {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
};

/** True when a word with these letters may match: at most one typed letter is not in it. */
export const mayMatch = (typedBits: number, wordBits: number): boolean => {
  const missing = typedBits & ~wordBits;
  return (missing & (missing - 1)) === 0;
};
