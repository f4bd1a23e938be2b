import { fold, foldWithOffsets } from '@gschool/intl';

import { matchKinds, matchWord, type MatchKind } from './matchWord';
import { getQueryWords, getSearchableWords, removeArticle, type FoldedWord } from './words';

/** A range of characters in the shown text; `to` is exclusive. */
export type TextRange = readonly [from: number, to: number];

/** The part of a word that matches the typed text, in the folded text. */
const getMatchedSpan = (
  typed: string,
  { word, from, to }: FoldedWord,
  kind: MatchKind,
): TextRange => {
  switch (kind) {
    case 'equal':
    case 'typo':
      return [from, to];
    case 'typoPrefix':
      return [from, Math.min(to, from + typed.length)];
    default: {
      const at = from + word.indexOf(typed);
      return [at, at + typed.length];
    }
  }
};

/** The rank of a kind of match. A prefix match and an equal word have the same rank. */
const getMatchLevel = (kind: MatchKind): number => Math.max(1, matchKinds.indexOf(kind));

/** Sorts ranges and merges those that overlap or touch. */
const mergeRanges = (ranges: readonly TextRange[]): TextRange[] => {
  const apart: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
};

/**
 * The ranges of a text to highlight for a query, in order. For each word of the query, only the
 * best kind of match counts: a typo is highlighted only if the text has no better match.
 */
export const getMatchRanges = (text: string, query: string): TextRange[] => {
  const folded = foldWithOffsets(text);
  const words = getSearchableWords(folded.text);
  const ranges = getQueryWords(fold(query)).flatMap((whole) => {
    const bare = removeArticle(whole);
    const found = (bare === null ? [whole] : [whole, bare]).flatMap((typed) =>
      words.flatMap((word) => {
        const kind = matchWord(typed, word.word);
        return kind === null ? [] : [{ kind, range: getMatchedSpan(typed, word, kind) }];
      }),
    );
    const best = Math.min(...found.map(({ kind }) => getMatchLevel(kind)));
    return found.filter(({ kind }) => getMatchLevel(kind) === best).map(({ range }) => range);
  });
  // A letter such as “ﬁ” or “㎏” is highlighted as a whole if one of its folded letters matches.
  return mergeRanges(
    ranges.map(([from, to]) => [folded.offsets[from] ?? 0, folded.ends[to - 1] ?? 0]),
  );
};
