/** Shorter words are too similar to tolerate typos. */
const MIN_WORD_LENGTH = 4;

const DIGIT = /\p{N}/u;

/** Whether a typo in a word is tolerated: the word must have four letters or more, and no digit. */
export const allowsTypo = (word: string): boolean =>
  word.length >= MIN_WORD_LENGTH && !DIGIT.test(word);

/**
 * Whether `typed` equals `word` except for exactly one typo: a different letter, two swapped
 * letters, a missing letter or an extra letter. With `isPrefix`, it is compared with the beginning
 * of `word`.
 */
export const isOneTypo = (typed: string, word: string, isPrefix = false): boolean => {
  const most = Math.min(typed.length, word.length);
  let at = 0;
  while (at < most && typed[at] === word[at]) at += 1;
  if (at === typed.length && at === word.length) return false;
  const continues = (rest: string, from: number): boolean =>
    isPrefix
      ? from <= word.length && word.startsWith(rest, from)
      : from + rest.length === word.length && word.startsWith(rest, from);
  const isSwapped =
    at + 1 < typed.length && typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    continues(typed.slice(at + 1), at + 1) ||
    (isSwapped && continues(typed.slice(at + 2), at + 2)) ||
    continues(typed.slice(at), at + 1) ||
    (at < typed.length && continues(typed.slice(at + 1), at))
  );
};
