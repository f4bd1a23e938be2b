const startsWithLetter = /^\p{L}/u;
const arabicScript = /\p{Script=Arabic}/u;
/** Prevents two Arabic letters from joining. */
const ZERO_WIDTH_NON_JOINER = '\u200c';

/** The first grapheme: a letter with its marks, or a complete emoji. */
function getFirstGrapheme(text: string): string {
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text);
  return segments[Symbol.iterator]().next().value?.segment ?? '';
}

/**
 * The initials of a name: the first letters of the first and the last part that start with a
 * letter. For a name without letters, it is the first character; for an empty name, ''.
 */
export function getInitials(name: string): string {
  const nameParts = name.trim().split(/\s+/u);
  const partsWithLetters = nameParts.filter((text) => startsWithLetter.test(text));
  const first = partsWithLetters[0];
  if (first === undefined) return getFirstGrapheme(nameParts[0] ?? '');
  const last = partsWithLetters.length > 1 ? (partsWithLetters.at(-1) ?? '') : '';
  const letters = [getFirstGrapheme(first), getFirstGrapheme(last)].filter(Boolean);
  return letters.join(arabicScript.test(first) ? ZERO_WIDTH_NON_JOINER : '').toUpperCase();
}
