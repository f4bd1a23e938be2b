const INVISIBLE = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Characters that look like a space but are not spaces in Unicode: the Hangul fillers and the blank
 * Braille pattern.
 */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * Texts of which nothing is visible: spaces, what looks like one, and what changes other characters
 * or is ignored. The access rules have the same pattern.
 */
const BLANK =
  // oxlint-disable-next-line no-misleading-character-class -- it lists single characters
  /^[\p{Z}\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\u{e0000}-\u{e0fff}]*$/u;

/** The text with a space for each character that only looks like one. */
export const replaceFillers = (text: string): string => text.replace(FILLERS, ' ');

/**
 * The text without control characters and characters that change the direction of text, and with
 * spaces for characters that look like one. They can make a text look like another, and come with
 * text that is copied from other apps.
 */
export const removeInvisible = (text: string): string =>
  replaceFillers(text).replace(INVISIBLE, '');

/** Whether nothing of a text is visible: it is empty, or has only spaces and invisible characters. */
export const isBlank = (text: string): boolean => BLANK.test(text);
