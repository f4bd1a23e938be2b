import type { MatchKind } from './matchWord';
import { matchWord, canMatch, getLetterBits } from './matchWord';
import { removeArticle } from './words';
import type { VocabularyWord } from './vocabulary';

/** The cost of a word that is not in the entry. */
export const ABSENT = 255;
/**
 * At this cost or more, the match is a guess: a tolerated typo, or a part of a word outside the
 * title.
 */
export const GUESS = 16;

/** The costs of a match in the title; lower costs rank higher. */
const titleCost: Readonly<Record<MatchKind, number>> = {
  equal: 0,
  prefix: 1,
  inside: 4,
  typo: GUESS,
  typoPrefix: GUESS + 2,
};

/**
 * The costs of a match in the names: above an equal match in the title, below a match inside a
 * title word.
 */
const nameCost: Readonly<Record<MatchKind, number>> = {
  equal: 2,
  prefix: 3,
  inside: GUESS + 1,
  typo: GUESS + 3,
  typoPrefix: GUESS + 4,
};

/**
 * The costs of a match in running text. Nothing is guessed there, because a long text has a similar
 * word for nearly everything.
 */
const bodyCost: Readonly<Partial<Record<MatchKind, number>>> = { equal: 5, prefix: 6 };

/** Whether a cost includes a tolerated typo. */
export const isTypo = (cost: number): boolean => cost >= GUESS && cost !== nameCost.inside;

/** Whether the typo is in the beginning of a longer word. */
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
