import { foldWithOffsets } from '@gschool/intl';

/** A range in a text: the first index, and the index after the last one. */
export type Match = readonly [start: number, end: number];

/** The folded characters of a text with single spaces, and the range of each in the text. */
function foldCharacters(text: string): { letters: string; starts: number[]; ends: number[] } {
  const folded = foldWithOffsets(text);
  let letters = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let index = 0; index < folded.text.length; index++) {
    const letter = folded.text.charAt(index).replace(/\s/, ' ');
    // Removing an invisible character between two spaces would leave both spaces.
    if (letter === ' ' && letters.endsWith(' ')) continue;
    letters += letter;
    starts.push(folded.offsets[index]!);
    ends.push(folded.ends[index]!);
  }
  return { letters, starts, ends };
}

/**
 * Finds a query in a text. Ignores differences in case, accents, apostrophes, invisible characters,
 * kinds of digits and Arabic spelling, as the product's search does. A range contains whole letters
 * with their marks.
 */
export function findMatches(text: string, query: string): readonly Match[] {
  const wanted = foldCharacters(query).letters.trim();
  if (wanted === '') return [];
  const { letters, starts, ends } = foldCharacters(text);
  const matches: Match[] = [];
  let from = letters.indexOf(wanted);
  while (from >= 0) {
    const [start, end] = [starts[from]!, ends[from + wanted.length - 1]!];
    // One letter may become two when it is folded: “ß” matches “s” once.
    if (start >= (matches.at(-1)?.[1] ?? 0)) matches.push([start, end]);
    from = letters.indexOf(wanted, from + wanted.length);
  }
  return matches;
}
