/** Shorter words are too much like each other to forgive anything. */
const SHORTEST = 4;

const hasDigit = /\p{N}/u;

/** True for a word in which a slip is forgiven: four letters or more, and no number. */
export const forgives = (word: string): boolean => word.length >= SHORTEST && !hasDigit.test(word);

/**
 * True when `typed` is `word` but for exactly one slip: another letter, two that changed
 * places, one that is missing, one too many. `isPrefix` compares with the beginning of
 * `word` instead, as far as it was typed.
 */
export const isOneSlip = (typed: string, word: string, isPrefix = false): boolean => {
  const most = Math.min(typed.length, word.length);
  let at = 0;
  while (at < most && typed[at] === word[at]) at += 1;
  if (at === typed.length && at === word.length) return false;
  const goesOn = (rest: string, from: number): boolean =>
    isPrefix
      ? from <= word.length && word.startsWith(rest, from)
      : from + rest.length === word.length && word.startsWith(rest, from);
  const isSwapped =
    at + 1 < typed.length && typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    goesOn(typed.slice(at + 1), at + 1) ||
    (isSwapped && goesOn(typed.slice(at + 2), at + 2)) ||
    goesOn(typed.slice(at), at + 1) ||
    (at < typed.length && goesOn(typed.slice(at + 1), at))
  );
};
