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

/** The same in what else it is found by: below a title that says the word, above one that hides it. */
const textCost: Readonly<Record<MatchKind, number>> = {
  equal: 2,
  prefix: 3,
  inside: GUESS + 1,
  slip: GUESS + 3,
  slipPrefix: GUESS + 4,
};

/** True when a cost was reached by forgiving a slip. */
export const isSlip = (cost: number): boolean => cost >= GUESS && cost !== textCost.inside;

/** True when that slip was seen in the beginning of a longer word. */
export const isSlipPrefix = (cost: number): boolean =>
  cost === titleCost.slipPrefix || cost === textCost.slipPrefix;

const lower = (costs: Uint8Array, entries: readonly number[], cost: number): void => {
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
    for (const { word, bits: wordBits, inTitle, inText } of vocabulary) {
      if (!mayMatch(bits, wordBits)) continue;
      const kind = matchWord(form, word);
      if (kind === null) continue;
      lower(costs, inTitle, titleCost[kind]);
      lower(costs, inText, textCost[kind]);
    }
  }
  return costs;
};
