import { fold } from '@gschool/domain/search';

import { splitSearchTerms } from './searchTerms';

/**
 * Creates the search of a list. Every typed word must be part of the row's texts, without regard to
 * capital letters, accents and variants of Arabic letters. Rows are immutable, so the texts of each
 * are folded once.
 *
 * @returns `match`: for a query, whether a row matches; null for a query without words. `prepare`
 *   folds the texts of rows before someone types: those of 10,000 rows take a tenth of a second
 */
export const createRowMatcher = <Row extends object>(
  getTexts: (row: Row) => readonly (string | null | undefined)[],
) => {
  const texts = new WeakMap<Row, string>();
  const getText = (row: Row): string => {
    let text = texts.get(row);
    if (text === undefined) {
      text = getTexts(row)
        .map((one) => (one ? fold(one) : ''))
        .join('\n');
      texts.set(row, text);
    }
    return text;
  };
  const match = (query: string): ((row: Row) => boolean) | null => {
    const parts = splitSearchTerms(query);
    return parts.length === 0 ? null : (row) => parts.every((word) => getText(row).includes(word));
  };
  const prepare = (rows: readonly Row[]): void => {
    for (const row of rows) getText(row);
  };
  return { match, prepare };
};
