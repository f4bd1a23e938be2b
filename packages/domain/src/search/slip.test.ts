import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { letterBits, matchWord, mayMatch } from './matchWord';
import { isOneSlip } from './slip';
import { oneSlipIn } from './testing/oneSlip';

const words = fc.constantFrom('strength', 'flow', 'kettlebell', 'mobility', 'hips', 'القوه');

describe('one slip', () => {
  it.each([
    ['stremgth', true],
    ['stregnth', true],
    ['strenth', true],
    ['strrength', true],
    ['trength', true],
    ['strengthy', true],
    ['tsrength', true],
    ['strength', false],
    ['stremgtz', false],
    ['tsrenght', false],
    ['strenh', false],
  ])('strength typed as %s: %s', (typed, expected) => {
    expect(isOneSlip(typed, 'strength')).toBe(expected);
  });

  it('is found wherever it is made, and never ruled out by the letters alone', () => {
    fc.assert(
      fc.property(
        words.chain((word) => oneSlipIn(word).map((typed) => ({ word, typed }))),
        ({ word, typed }) => {
          expect(isOneSlip(typed, word)).toBe(true);
          expect(mayMatch(letterBits(typed), letterBits(word))).toBe(true);
        },
      ),
    );
  });

  it('is seen in what was typed of a word so far', () => {
    expect(isOneSlip('stregn', 'strength', true)).toBe(true);
    expect(isOneSlip('srten', 'strength', true)).toBe(true);
    expect(isOneSlip('stxxn', 'strength', true)).toBe(false);
  });
});

test.each([
  ['strength', 'strength', 'equal'],
  ['stre', 'strength', 'prefix'],
  ['eng', 'strength', 'inside'],
  ['ng', 'strength', null],
  ['قو', 'القوه', 'inside'],
  ['strenght', 'strength', 'slip'],
  ['kettel', 'kettlebell', 'slipPrefix'],
  ['flw', 'flow', 'slip'],
  // Three letters are too few to forgive anything in them, and a number is another number.
  ['hop', 'hip', null],
  ['hipp', 'hip', null],
  ['2024', '2025', null],
])('%s in %s: %s', (typed, word, kind) => {
  expect(matchWord(typed, word)).toBe(kind);
});
