import { expect, test } from 'vitest';

import { highlight, type MatchRange } from './highlight';

const marked = (text: string, ranges?: readonly MatchRange[]) =>
  highlight(text, ranges)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each<[string, MatchRange[] | undefined, string]>([
  ['without ranges', undefined, 'Slow strength'],
  ['in the middle', [[5, 8]], 'Slow [str]ength'],
  [
    'at both ends, unsorted',
    [
      [5, 13],
      [0, 2],
    ],
    '[Sl]ow [strength]',
  ],
  [
    'overlapping',
    [
      [5, 9],
      [7, 11],
    ],
    'Slow [streng]th',
  ],
  [
    'touching',
    [
      [0, 2],
      [2, 4],
    ],
    '[Slow] strength',
  ],
  [
    'inside another',
    [
      [0, 8],
      [2, 3],
    ],
    '[Slow str]ength',
  ],
  [
    'over the ends',
    [
      [-3, 4],
      [9, 99],
    ],
    '[Slow] stre[ngth]',
  ],
  [
    'empty or turned round',
    [
      [3, 3],
      [8, 5],
    ],
    'Slow strength',
  ],
])('%s', (_name, ranges, expected) => {
  expect(marked('Slow strength', ranges)).toBe(expected);
});

test('an empty text has no pieces', () => {
  expect(highlight('', [[0, 3]])).toEqual([]);
});
