import type { MatchKind } from './matchWord';
import { matchWord, canMatch, getLetterBits } from './matchWord';
import { removeArticle } from './words';
import type { VocabularyWord } from './vocabulary';

/** What is not found in an entry. */
export const ABSENT = 255;
/** From here on it is a guess: a typo that was forgiven, or a piece of a word that is not in the title. */
export const GUESS = 16;

/** What a word costs by how it is found in the title: the fewer, the higher the entry stands. */
const titleCost: Readonly<Record<MatchKind, number>> = {
  equal: 0,
  prefix: 1,
  inside: 4,
  typo: GUESS,
  typoPrefix: GUESS + 2,
};

/**
 * The same in names, which it is found by beside its title: below a title that says the word,
 * above one that hides it.
 */
const nameCost: Readonly<Record<MatchKind, number>> = {
  equal: 2,
  prefix: 3,
  inside: GUESS + 1,
  typo: GUESS + 3,
  typoPrefix: GUESS + 4,
};

/** The same in running text, where nothing is guessed: among so many words one is always near. */
const bodyCost: Readonly<Partial<Record<MatchKind, number>>> = { equal: 5, prefix: 6 };

/** True when a cost was reached by forgiving a typo. */
export const isTypo = (cost: number): boolean => cost >= GUESS && cost !== nameCost.inside;

/** True when that typo was seen in the beginning of a longer word. */
export const isTypoPrefix = (cost: number): boolean =>
  cost === titleCost.typoPrefix || cost === nameCost.typoPrefix;

const lowerCosts = (
  costs: Uint8Array,
  entries: readonly number[],
  cost: number | undefined,
): void => {
  if (cost === undefined) return;
  for (const entry of entries) {
    if (cost < (costs[entry] ?? ABSENT)) costs[entry] = cost;
  }
};

/** For every entry what one typed word costs there, or `ABSENT`. */
export const getWordCosts = (
  typed: string,
  vocabulary: readonly VocabularyWord[],
  size: number,
): Uint8Array => {
  const costs = new Uint8Array(size).fill(ABSENT);
  const bare = removeArticle(typed);
  for (const form of bare === null ? [typed] : [typed, bare]) {
    const bits = getLetterBits(form);
    for (const { word, bits: wordBits, inTitle, inNames, inBody } of vocabulary) {
      if (!canMatch(bits, wordBits)) continue;
      const kind = matchWord(form, word);
      if (kind === null) continue;
      lowerCosts(costs, inTitle, titleCost[kind]);
      lowerCosts(costs, inNames, nameCost[kind]);
      lowerCosts(costs, inBody, bodyCost[kind]);
    }
  }
  return costs;
};
