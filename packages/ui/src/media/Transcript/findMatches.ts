/** Where a text matches: from the first index to the one after the last. */
export type Match = readonly [start: number, end: number];

/** Without case, accents and Arabic vowel signs; each letter with its index in the text. */
function fold(text: string): { letters: string; indexes: number[] } {
  let letters = '';
  const indexes: number[] = [];
  let at = 0;
  for (const character of text) {
    const folded = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    for (let unit = 0; unit < folded.length; unit++) indexes.push(at);
    letters += folded;
    at += character.length;
  }
  indexes.push(at);
  return { letters, indexes };
}

/** Finds a query in a text, regardless of case, accents and Arabic vowel signs. */
export function findMatches(text: string, query: string): readonly Match[] {
  const wanted = fold(query.trim().replaceAll(/\s+/g, ' ')).letters;
  if (wanted === '') return [];
  const { letters, indexes } = fold(text);
  const matches: Match[] = [];
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length))
    matches.push([indexes[at]!, indexes[at + wanted.length]!]);
  return matches;
}
