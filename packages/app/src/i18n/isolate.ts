import type { Language } from './languages';

/**
 * Isolates a part of a longer text: in Arabic, a Latin name or a number keeps its direction and its
 * order.
 */
export const isolate = (text: string, language: Language): string =>
  language === 'ar' ? `\u2068${text}\u2069` : text;

/** Joins short facts. In Arabic the result is read from right to left, whatever it starts with. */
export const joinFacts = (
  facts: readonly (string | false | undefined)[],
  language: Language,
): string => {
  const row = facts.flatMap((fact) => (fact ? isolate(fact, language) : [])).join(' · ');
  return language === 'ar' && row ? `\u200f${row}` : row;
};
