import { fold, foldWithOrigin } from './fold';
import { matchKinds, matchWord, type MatchKind } from './matchWord';
import { queryWords, searchableWords, withoutArticle, type FoldedWord } from './words';

/** From a character's index up to, and without, another one's; in the text as it is shown. */
export type TextRange = readonly [from: number, to: number];

/** What of a word was meant by what was typed; in the folded text. */
const span = (typed: string, { word, from, to }: FoldedWord, kind: MatchKind): TextRange => {
  switch (kind) {
    case 'equal':
    case 'slip':
      return [from, to];
    case 'slipPrefix':
      return [from, Math.min(to, from + typed.length)];
    default: {
      const at = from + word.indexOf(typed);
      return [at, at + typed.length];
    }
  }
};

/** What begins with the word is as good as the word itself. */
const level = (kind: MatchKind): number => Math.max(1, matchKinds.indexOf(kind));

/** Ranges in order, those that overlap or touch as one. */
const merged = (ranges: readonly TextRange[]): TextRange[] => {
  const apart: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
};

/**
 * Where a text says what was looked for, to be highlighted, in order. Of each word only its best
 * kind of match is shown: a slip is marked where the text has nothing better.
 */
export const matchRanges = (text: string, query: string): TextRange[] => {
  const folded = foldWithOrigin(text);
  const words = searchableWords(folded.text);
  const ranges = queryWords(fold(query)).flatMap((whole) => {
    const bare = withoutArticle(whole);
    const found = (bare === null ? [whole] : [whole, bare]).flatMap((typed) =>
      words.flatMap((word) => {
        const kind = matchWord(typed, word.word);
        return kind === null ? [] : [{ kind, range: span(typed, word, kind) }];
      }),
    );
    const best = Math.min(...found.map(({ kind }) => level(kind)));
    return found.filter(({ kind }) => level(kind) === best).map(({ range }) => range);
  });
  return merged(ranges).map(([from, to]) => [folded.at[from] ?? 0, folded.at[to] ?? text.length]);
};
