/** A typed text as it is compared: without case, outer spaces and invisible characters. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

/**
 * True where one of the words was typed in full. An email address that was copied from an Arabic
 * label has invisible characters around it: the isolates that keep it from left to right.
 */
export const isConfirmed = (typed: string, words: readonly string[]): boolean =>
  words.some((word) => plain(word) === plain(typed));
