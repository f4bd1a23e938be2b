import type { Language } from './languages';

/**
 * Isolates part of a longer text, so that a Latin name or a number keeps its direction and order in
 * Arabic. A part that contains isolated parts is an Arabic text, and is read from right to left: its
 * direction can't be found in it, because isolated parts don't count.
 */
export const isolate = (text: string, language: Language): string =>
  language === 'ar' ? `${text.includes('\u2068') ? '\u2067' : '\u2068'}${text}\u2069` : text;

/** Between two facts. The dot may end a line, but never begins one. */
export const factSeparator = '\u00a0· ';

/** Joins short facts. In Arabic the result reads from right to left, no matter how it starts. */
export const joinFacts = (
  facts: readonly (string | false | undefined)[],
  language: Language,
): string => {
  const row = facts.flatMap((fact) => (fact ? isolate(fact, language) : [])).join(factSeparator);
  return language === 'ar' && row ? `\u200f${row}` : row;
};
