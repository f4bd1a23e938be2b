const startsWithLetter = /^\p{L}/u;
const arabic = /\p{Script=Arabic}/u;
/** Keeps two Arabic letters from joining into a word. */
const nonJoiner = '\u200c';

/** The first letter as people see it: with its marks, or a whole emoji. */
function firstGrapheme(word: string): string {
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(word);
  return segments[Symbol.iterator]().next().value?.segment ?? '';
}

/**
 * One or two letters for a person: of the first and the last word that begins with a
 * letter. A name without letters gives its first sign, an empty one ''.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const named = words.filter((word) => startsWithLetter.test(word));
  const first = named[0];
  if (first === undefined) return firstGrapheme(words[0] ?? '');
  const last = named.length > 1 ? (named.at(-1) ?? '') : '';
  const letters = [firstGrapheme(first), firstGrapheme(last)].filter(Boolean);
  return letters.join(arabic.test(first) ? nonJoiner : '').toUpperCase();
}
