import type { MatchKind } from './matchWord';
import { matchWord, mayMatch, letterBits } from './matchWord';
import { withoutArticle } from './words';
import type { VocabularyWord } from './vocabulary';

/** What is not found in an entry. */
export const ABSENT = 255;
/** From here on it is a guess: a slip that was forgiven, or a piece of a word that is not in the title. */
export const GUESS = 16;

/** What a word costs by how it is found in the title: the fewer, the higher the entry stands. */
const titleCost: Readonly<Record<MatchKind, number>> = {
  equal: 0,
  prefix: 1,
  inside: 4,
  slip: GUESS,
  slipPrefix: GUESS + 2,
};

/**
 * The same in names, which it is found by beside its title: below a title that says the word,
 * above one that hides it.
 */
const nameCost: Readonly<Record<MatchKind, number>> = {
  equal: 2,
  prefix: 3,
  inside: GUESS + 1,
  slip: GUESS + 3,
  slipPrefix: GUESS + 4,
};

/** The same in running text, where nothing is guessed: among so many words one is always near. */
const bodyCost: Readonly<Partial<Record<MatchKind, number>>> = { equal: 5, prefix: 6 };

/** True when a cost was reached by forgiving a slip. */
export const isSlip = (cost: number): boolean => cost >= GUESS && cost !== nameCost.inside;

/** True when that slip was seen in the beginning of a longer word. */
export const isSlipPrefix = (cost: number): boolean =>
  cost === titleCost.slipPrefix || cost === nameCost.slipPrefix;

const lower = (costs: Uint8Array, entries: readonly number[], cost: number | undefined): void => {
  if (cost === undefined) return;
  for (const entry of entries) {
    if (cost < (costs[entry] ?? ABSENT)) costs[entry] = cost;
  }
};

/** For every entry what one typed word costs there, or `ABSENT`. */
export const wordCosts = (
  typed: string,
  vocabulary: readonly VocabularyWord[],
  size: number,
): Uint8Array => {
  const costs = new Uint8Array(size).fill(ABSENT);
  const bare = withoutArticle(typed);
  for (const form of bare === null ? [typed] : [typed, bare]) {
    const bits = letterBits(form);
    for (const { word, bits: wordBits, inTitle, inNames, inBody } of vocabulary) {
      if (!mayMatch(bits, wordBits)) continue;
      const kind = matchWord(form, word);
      if (kind === null) continue;
      lower(costs, inTitle, titleCost[kind]);
      lower(costs, inNames, nameCost[kind]);
      lower(costs, inBody, bodyCost[kind]);
    }
  }
  return costs;
};
