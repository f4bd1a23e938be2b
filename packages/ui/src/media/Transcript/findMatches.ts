import { fold, foldWithOffsets } from '@gschool/intl';

/** Where a text matches: from the first index to the one after the last. */
export type Match = readonly [start: number, end: number];

/**
 * Finds a query in a text, regardless of case, accents, apostrophes, digits and Arabic spelling.
 */
export function findMatches(text: string, query: string): readonly Match[] {
  const wanted = fold(query.trim().replaceAll(/\s+/g, ' '));
  if (wanted === '') return [];
  const { text: letters, offsets } = foldWithOffsets(text);
  const matches: Match[] = [];
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length))
    matches.push([offsets[at]!, offsets[at + wanted.length]!]);
  return matches;
}
