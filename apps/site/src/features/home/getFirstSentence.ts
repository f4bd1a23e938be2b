/**
 * Returns the first sentence of a text, or the whole text if it has only one. A period inside a
 * word or number, as in 9.30, does not end a sentence.
 */
export const getFirstSentence = (text: string): string =>
  /^.*?[.!?؟](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();
