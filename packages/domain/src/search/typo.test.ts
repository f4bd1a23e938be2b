import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { getLetterBits, matchWord, canMatch } from './matchWord';
import { isOneTypo } from './typo';
import { typoIn } from './testing/typos';

const words = fc.constantFrom('strength', 'flow', 'kettlebell', 'mobility', 'hips', 'القوه');

describe('one typo', () => {
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
    expect(isOneTypo(typed, 'strength')).toBe(expected);
  });

  it('is found at any position and for any letters', () => {
    fc.assert(
      fc.property(
        words.chain((word) => typoIn(word).map((typed) => ({ word, typed }))),
        ({ word, typed }) => {
          expect(isOneTypo(typed, word)).toBe(true);
          expect(canMatch(getLetterBits(typed), getLetterBits(word))).toBe(true);
        },
      ),
    );
  });

  it('is found in the beginning of a word', () => {
    expect(isOneTypo('stregn', 'strength', true)).toBe(true);
    expect(isOneTypo('srten', 'strength', true)).toBe(true);
    expect(isOneTypo('stxxn', 'strength', true)).toBe(false);
  });
});

test.each([
  ['strength', 'strength', 'equal'],
  ['stre', 'strength', 'prefix'],
  ['eng', 'strength', 'inside'],
  ['ng', 'strength', null],
  ['قو', 'القوه', 'inside'],
  ['strenght', 'strength', 'typo'],
  ['kettel', 'kettlebell', 'typoPrefix'],
  ['flw', 'flow', 'typo'],
  // A typo is not tolerated in a word of three letters or in a number.
  ['hop', 'hip', null],
  ['hipp', 'hip', null],
  ['2024', '2025', null],
])('%s in %s: %s', (typed, word, kind) => {
  expect(matchWord(typed, word)).toBe(kind);
});
