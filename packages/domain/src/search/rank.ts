import { ABSENT, GUESS, isTypo, isTypoPrefix } from './score';

/** Typos are forgiven only while fewer entries than these match without a guess. */
const MIN_EXACT_MATCHES = 5;
/** Those in the beginning of a word only while none does: it may go on in many ways. */
const MIN_EXACT_MATCHES_FOR_PREFIXES = 1;
/** From so many words on, one may be missing where no entry has all. */
const MIN_WORDS_WITH_OPTIONAL = 3;
/** Room for the number of an entry, and for the length of a title. */
const ENTRY_RANGE = 2 ** 20;
const LENGTH_RANGE = 2 ** 8;
const COST_RANGE = 2 ** 10;

const isFullTitle = (title: string, words: readonly string[], cost: number): boolean =>
  words.length > 1 && cost === GUESS && title.split(' ').length === words.length;

/**
 * The exact title, the whole title but for one typo, a title that begins so, one that says these
 * words in a row, any other.
 */
const rankTitle = (title: string, words: readonly string[], cost: number): number => {
  const query = words.join(' ');
  if (title === query) return 0;
  if (isFullTitle(title, words, cost)) return 1;
  if (title.startsWith(query)) return 2;
  return title.includes(` ${query}`) ? 3 : 4;
};

interface Found {
  entry: number;
  cost: number;
  hasGuess: boolean;
  hasTypo: boolean;
  hasTypoPrefix: boolean;
}

const findMatches = (costs: readonly Uint8Array[], size: number, maxMissing: number): Found[] => {
  const found: Found[] = [];
  for (let entry = 0; entry < size; entry++) {
    let missing = 0;
    let cost = 0;
    let hasGuess = false;
    let hasTypo = false;
    let hasTypoPrefix = false;
    for (const word of costs) {
      const one = word[entry] ?? ABSENT;
      if (one === ABSENT) {
        missing += 1;
        if (missing > maxMissing) break;
        continue;
      }
      cost += one;
      hasGuess ||= one >= GUESS;
      hasTypo ||= isTypo(one);
      hasTypoPrefix ||= isTypoPrefix(one);
    }
    if (missing <= maxMissing) found.push({ entry, cost, hasGuess, hasTypo, hasTypoPrefix });
  }
  return found;
};

/** An entry that was found, and how well it matches: the less, the better. */
export interface RankedEntry {
  entry: number;
  score: number;
}

/**
 * The numbers of the entries that have every word, the best first: by the title as a
 * whole, by what the words cost, the shorter title, and then in the entries' own order.
 * `titles` are folded, their words joined by one space; `costs` has a table for each word.
 */
export const rankEntries = (
  words: readonly string[],
  costs: readonly Uint8Array[],
  titles: readonly string[],
): RankedEntry[] => {
  let found = findMatches(costs, titles.length, 0);
  if (found.length === 0 && words.length >= MIN_WORDS_WITH_OPTIONAL) {
    found = findMatches(costs, titles.length, 1);
  }
  const titleOf = ({ entry }: Found): string => titles[entry] ?? '';
  const certain = found.filter(({ hasGuess }) => !hasGuess).length;
  if (certain >= MIN_EXACT_MATCHES_FOR_PREFIXES)
    found = found.filter(({ hasTypoPrefix }) => !hasTypoPrefix);
  if (certain >= MIN_EXACT_MATCHES) {
    found = found.filter((one) => !one.hasTypo || isFullTitle(titleOf(one), words, one.cost));
  }
  // One number each: sorting ten thousand of them takes a millisecond.
  const keys = Float64Array.from(found, (one) => {
    const title = titleOf(one);
    const rank = rankTitle(title, words, one.cost);
    const length = Math.min(title.length, LENGTH_RANGE - 1);
    return ((rank * COST_RANGE + one.cost) * LENGTH_RANGE + length) * ENTRY_RANGE + one.entry;
  });
  return Array.from(keys.sort(), (key) => ({
    entry: key % ENTRY_RANGE,
    // Without the length of the title, which says nothing between two kinds.
    score: Math.floor(key / ENTRY_RANGE / LENGTH_RANGE),
  }));
};
