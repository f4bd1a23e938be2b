import fc from 'fast-check';
import { expect, test } from 'vitest';

import { getMatchRanges } from './matchRanges';

/** Returns the text with its matches in brackets. */
const marked = (text: string, query: string) =>
  getMatchRanges(text, query)
    .toReversed()
    .reduce(
      (shown, [from, to]) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`,
      text,
    );

test.each([
  ['the beginning of words', 'Slow strength, strong legs', 'str', 'Slow [str]ength, [str]ong legs'],
  ['several words', 'Slow strength', 'stren sl', '[Sl]ow [stren]gth'],
  ['inside a word, if no word begins with it', 'Slow strength', 'eng', 'Slow str[eng]th'],
  [
    'not inside a word, if another begins with it',
    'England and strength',
    'eng',
    '[Eng]land and strength',
  ],
  ['accents', 'Très élégant', 'elegant', 'Très [élégant]'],
  ['accents of two code points', 'e\u0301lan vital', 'ela', '[e\u0301la]n vital'],
  ['a letter that becomes two', 'Die Straße', 'strass', 'Die [Straß]e'],
  ['a part of a letter that becomes two', 'Die ﬁnale Straße', 'stras', 'Die ﬁnale [Straß]e'],
  ['quotation marks', 'Say ‘hold’ now', 'hold', 'Say ‘[hold]’ now'],
  ['an apostrophe', 'Don’t lock', "don't", '[Don’t] lock'],
  ['a ligature', 'ﬁnal', 'f', '[ﬁ]nal'],
  ['a typo: the whole word', 'Slow strength', 'strenght', 'Slow [strength]'],
  ['a typo in the beginning', 'One kettlebell', 'kettel', 'One [kettle]bell'],
  ['no typo if the exact word is there', 'Flow and slow', 'slow', 'Flow and [slow]'],
  ['a joined word', 'The warm-up', 'warmup', 'The [warm-up]'],
  ['Arabic with vowel signs', 'تمارين القُوّة', 'القوة', 'تمارين [القُوّة]'],
  ['Arabic without the article', 'تمارين القُوّة', 'قوة', 'تمارين ال[قُوّة]'],
  ['nothing', 'Slow strength', 'dance', 'Slow strength'],
  ['an empty query', 'Slow strength', ' ', 'Slow strength'],
])('%s', (_name, text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('returns ordered, separate ranges inside any text', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (shown, query) => {
      let end = -1;
      for (const [from, to] of getMatchRanges(shown, query)) {
        expect(from).toBeGreaterThan(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(shown.length);
    }),
  );
});

test('finds every word of a text', () => {
  const words = fc.array(fc.stringMatching(/^[a-zéüاقن]{2,9}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, fc.nat(), (list, at) => {
      const ranges = getMatchRanges(list.join(' '), list[at % list.length] ?? '');
      expect(ranges.length).toBeGreaterThan(0);
    }),
  );
});
