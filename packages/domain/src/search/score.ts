import type { MatchKind } from './matchWord';
import { matchWord, canMatch, getLetterBits } from './matchWord';
import { removeArticle } from './words';
import type { VocabularyWord } from './vocabulary';

/** The cost of a word that is not in the entry. */
export const ABSENT = 255;
/**
 * A match with this cost or more is a guess: a tolerated typo, or a part of a word outside the
 * title.
 */
export const GUESS = 16;

/** The cost of each kind of match in the title; lower costs rank higher. */
const titleCost: Readonly<Record<MatchKind, number>> = {
  equal: 0,
  prefix: 1,
  inside: 4,
  typo: GUESS,
  typoPrefix: GUESS + 2,
};

/**
 * The cost of each kind of match in the names: higher than an equal match in the title, lower than
 * a match inside a word of the title.
 */
const nameCost: Readonly<Record<MatchKind, number>> = {
  equal: 2,
  prefix: 3,
  inside: GUESS + 1,
  typo: GUESS + 3,
  typoPrefix: GUESS + 4,
};

/**
 * The cost of each kind of match in body text. Guesses don't count there, because a long text
 * contains a similar word for nearly every query.
 */
const bodyCost: Readonly<Partial<Record<MatchKind, number>>> = { equal: 5, prefix: 6 };

/** Whether a cost includes a tolerated typo. */
export const isTypo = (cost: number): boolean => cost >= GUESS && cost !== nameCost.inside;

/** Whether a cost includes a typo in the beginning of a longer word. */
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

/** The cost of a typed word in every entry, or `ABSENT`. */
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
