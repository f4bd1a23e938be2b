import { ABSENT, GUESS, isTypo, isTypoPrefix } from './score';

/** Typos are tolerated as long as there are fewer exact matches than this. */
const MIN_EXACT_MATCHES = 5;
/**
 * Typos in the beginning of a word are tolerated only if there is no exact match, because many
 * words may begin with similar letters.
 */
const MIN_EXACT_MATCHES_FOR_PREFIXES = 1;
/**
 * If a query has at least this many words, one may be missing when no entry contains all of them.
 */
const MIN_WORDS_WITH_OPTIONAL = 3;
/**
 * The number of possible values for each part of a sort key: entry number, title length and cost.
 */
const ENTRY_RANGE = 2 ** 20;
const LENGTH_RANGE = 2 ** 8;
const COST_RANGE = 2 ** 10;

const isFullTitle = (title: string, words: readonly string[], cost: number): boolean =>
  words.length > 1 && cost === GUESS && title.split(' ').length === words.length;

/**
 * Ranks a title. From best to worst: it equals the query, equals it except for one typo, begins
 * with it, contains it at the start of a word, or none of these.
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

/** A found entry and its score; a lower score is better. */
export interface RankedEntry {
  entry: number;
  score: number;
}

/**
 * The entries that contain every word, the best first. They are sorted by the rank of the title,
 * the cost of the words, the length of the title and then the order of the entries. `titles` are
 * folded, with one space between words; `costs` contains a table for each word.
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
  // Each entry becomes one number, because sorting ten thousand numbers takes only a millisecond.
  const keys = Float64Array.from(found, (one) => {
    const title = titleOf(one);
    const rank = rankTitle(title, words, one.cost);
    const length = Math.min(title.length, LENGTH_RANGE - 1);
    return ((rank * COST_RANGE + one.cost) * LENGTH_RANGE + length) * ENTRY_RANGE + one.entry;
  });
  return Array.from(keys.sort(), (key) => ({
    entry: key % ENTRY_RANGE,
    // The score leaves out the length of the title, which can't be compared between kinds.
    score: Math.floor(key / ENTRY_RANGE / LENGTH_RANGE),
  }));
};
