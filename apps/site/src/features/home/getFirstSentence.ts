/**
 * Returns the first sentence of a text, or the whole text if it has only one. A mark within a word,
 * as in 9.30, ends none.
 */
export const getFirstSentence = (text: string): string =>
  /^.*?[.!?؟](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();
