const INVISIBLE = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Characters that look like a space but are not spaces in Unicode: the Hangul fillers and the blank
 * Braille pattern.
 */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * Matches texts without any visible character. They contain only spaces, characters that look like
 * spaces, and characters that modify others or are ignored. The access rules use the same pattern.
 */
const BLANK =
  // oxlint-disable-next-line no-misleading-character-class -- it lists single characters
  /^[\p{Z}\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\u{e0000}-\u{e0fff}]*$/u;

/** Replaces characters that only look like a space with a space. */
export const replaceFillers = (text: string): string => text.replace(FILLERS, ' ');

/**
 * The text without control characters and characters that change the direction of text, and with
 * spaces for characters that look like one. Such characters can make one text look like another,
 * and text copied from other apps often contains them.
 */
export const removeInvisible = (text: string): string =>
  replaceFillers(text).replace(INVISIBLE, '');

/**
 * Whether a text has no visible character: it is empty, or has only spaces and invisible
 * characters.
 */
export const isBlank = (text: string): boolean => BLANK.test(text);
