import type { Language } from './languages';

/**
 * A part of a longer text. In Arabic, a Latin name or a number keeps its own direction, so that it
 * does not change places with its neighbors.
 */
export const isolate = (text: string, language: Language): string =>
  language === 'ar' ? `\u2068${text}\u2069` : text;

/** Short facts in a row. In Arabic the row is read from right to left, whatever it begins with. */
export const joinFacts = (
  facts: readonly (string | false | undefined)[],
  language: Language,
): string => {
  const row = facts.flatMap((fact) => (fact ? isolate(fact, language) : [])).join(' · ');
  return language === 'ar' && row ? `\u200f${row}` : row;
};
