import type { SearchEntry } from '@gschool/domain/search';

/** A random generator with a seed. */
function createRandom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const withTypo = (word: string, roll: (sides: number) => number): string => {
  const letters = [...word];
  const at = roll(letters.length);
  const other = 'abcdefghijklmnopqrstuvwxyz'[roll(26)] ?? 'x';
  const kind = roll(4);
  if (kind === 0) letters[at] = other;
  else if (kind === 1) letters.splice(at, 1);
  else if (kind === 2) letters.splice(at, 0, other);
  else letters.splice(at, 2, ...letters.slice(at, at + 2).toReversed());
  return letters.join('');
};

/** Titles with one typo in a word of at least four letters. */
export function titlesWithTypos(
  entries: readonly SearchEntry[],
  count: number,
): readonly { id: string; query: string }[] {
  const roll = createRandom(7);
  return Array.from({ length: count }, () => {
    const { id, title } = entries[roll(entries.length)] ?? { id: '', title: '' };
    const words = title.split(' ');
    const long = words.flatMap((word, at) => (word.length >= 4 ? [at] : []));
    const at = long[roll(long.length)] ?? 0;
    return { id, query: words.with(at, withTypo(words[at] ?? '', roll)).join(' ') };
  });
}

/** The query after each keystroke of typed titles. Every third title has a typo. */
export function typedQueries(entries: readonly SearchEntry[], count: number): readonly string[] {
  const roll = createRandom(3);
  const typos = titlesWithTypos(entries, count);
  return Array.from({ length: count }, (_, at) => {
    const { title = '' } = entries[roll(entries.length)] ?? {};
    const query = at % 3 === 0 ? (typos[at]?.query ?? title) : title;
    return Array.from(query, (_letter, end) => query.slice(0, end + 1));
  }).flat();
}
