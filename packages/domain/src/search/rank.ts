import { ABSENT, GUESS, isSlip, isSlipPrefix } from './score';

/** Slips are forgiven only while fewer entries than these match without a guess. */
const ENOUGH = 5;
/** Those in the beginning of a word only while none does: it may go on in many ways. */
const ENOUGH_FOR_PREFIXES = 1;
/** From so many words on, one may be missing where no entry has all. */
const WORDS_WITH_A_SPARE = 3;
/** Room for the number of an entry, and for the length of a title. */
const ENTRIES = 2 ** 20;
const LENGTHS = 2 ** 8;
const COSTS = 2 ** 10;

const isWhole = (title: string, words: readonly string[], cost: number): boolean =>
  words.length > 1 && cost === GUESS && title.split(' ').length === words.length;

/**
 * The exact title, the whole title but for one slip, a title that begins so, one that says these
 * words in a row, any other.
 */
const titleRank = (title: string, words: readonly string[], cost: number): number => {
  const query = words.join(' ');
  if (title === query) return 0;
  if (isWhole(title, words, cost)) return 1;
  if (title.startsWith(query)) return 2;
  return title.includes(` ${query}`) ? 3 : 4;
};

interface Found {
  entry: number;
  cost: number;
  hasGuess: boolean;
  hasSlip: boolean;
  hasSlipPrefix: boolean;
}

const matching = (costs: readonly Uint8Array[], size: number, spare: number): Found[] => {
  const found: Found[] = [];
  for (let entry = 0; entry < size; entry++) {
    let missing = 0;
    let cost = 0;
    let hasGuess = false;
    let hasSlip = false;
    let hasSlipPrefix = false;
    for (const word of costs) {
      const one = word[entry] ?? ABSENT;
      if (one === ABSENT) {
        missing += 1;
        if (missing > spare) break;
        continue;
      }
      cost += one;
      hasGuess ||= one >= GUESS;
      hasSlip ||= isSlip(one);
      hasSlipPrefix ||= isSlipPrefix(one);
    }
    if (missing <= spare) found.push({ entry, cost, hasGuess, hasSlip, hasSlipPrefix });
  }
  return found;
};

/** An entry that was found, and how well it matches: the less, the better. */
export interface Ranked {
  entry: number;
  score: number;
}

/**
 * The numbers of the entries that have every word, the best first: by the title as a
 * whole, by what the words cost, the shorter title, and then in the entries' own order.
 * `titles` are folded, their words joined by one space; `costs` has a table for each word.
 */
export const ranked = (
  words: readonly string[],
  costs: readonly Uint8Array[],
  titles: readonly string[],
): Ranked[] => {
  let found = matching(costs, titles.length, 0);
  if (found.length === 0 && words.length >= WORDS_WITH_A_SPARE) {
    found = matching(costs, titles.length, 1);
  }
  const titleOf = ({ entry }: Found): string => titles[entry] ?? '';
  const certain = found.filter(({ hasGuess }) => !hasGuess).length;
  if (certain >= ENOUGH_FOR_PREFIXES) found = found.filter(({ hasSlipPrefix }) => !hasSlipPrefix);
  if (certain >= ENOUGH) {
    found = found.filter((one) => !one.hasSlip || isWhole(titleOf(one), words, one.cost));
  }
  // One number each: sorting ten thousand of them takes a millisecond.
  const keys = Float64Array.from(found, (one) => {
    const title = titleOf(one);
    const rank = titleRank(title, words, one.cost);
    const length = Math.min(title.length, LENGTHS - 1);
    return ((rank * COSTS + one.cost) * LENGTHS + length) * ENTRIES + one.entry;
  });
  return Array.from(keys.sort(), (key) => ({
    entry: key % ENTRIES,
    // Without the length of the title, which says nothing between two kinds.
    score: Math.floor(key / ENTRIES / LENGTHS),
  }));
};
