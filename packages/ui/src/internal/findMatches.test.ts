import fc from 'fast-check';
import { expect, it } from 'vitest';

import { findMatches } from './findMatches';

const RLM = '\u200f';

it.each([
  ['Breathe in. Breathe out.', 'breathe', ['Breathe', 'Breathe']],
  ['Breathe in.', '  E   IN ', ['e in']],
  ['Demi-plié, then plie', 'plie', ['plié', 'plie']],
  // A letter that consists of two characters.
  ['Demi-plie\u0301', 'plié', ['plie\u0301']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['One 😀 two', 'two', ['two']],
  ['Breathe', '', []],
  ['Breathe', '   ', []],
  ['Breathe', 'hold', []],
  // Apostrophes and quotation marks of keyboards and of word processors.
  ['Don’t lock your knees.', "don't", ['Don’t']],
  ["Don't lock your knees.", 'don’t', ["Don't"]],
  ['Don’t lock your knees.', 'dont', ['Don’t']],
  ['Say “hold” and ‘rest’.', '"hold"', ['“hold”']],
  ['Say “hold” and ‘rest’.', 'rest', ['rest']],
  ['A warm‑up', 'warm-up', ['warm‑up']],
  // Arabic.
  ['خُذي نَفَسًا', 'نفسا', ['نَفَسًا']],
  [`${RLM}خذي نفسًا${RLM} الآن`, 'نفسا الان', [`نفسًا${RLM} الآن`]],
  ['خذي نفسًا الآن', `${RLM} نفسًا الآن ${RLM}`, ['نفسًا الآن']],
  [`نفسًا ${RLM} الآن`, 'نفسا الان', [`نفسًا ${RLM} الآن`]],
  ['تنفّـــسي ببطء', 'تنفسي', ['تنفّـــسي']],
  ['تنفسي ببطء', 'تنفّــسي', ['تنفسي']],
  ['القوة والمرونة', 'القوه', ['القوة']],
  ['القوه', 'قوة', ['قوه']],
  ['عدّي إلى ١٠ ببطء', '10', ['١٠']],
  ['Count to 10', '١٠', ['10']],
  // Letters that become two.
  ['Die Straße', 'strasse', ['Straße']],
  ['Die Straße', 'stras', ['Straß']],
  ['aß', 's', ['ß']],
])('finds in “%s” the query “%s”', (text, query, found) => {
  expect(findMatches(text, query).map(([start, end]) => text.slice(start, end))).toEqual(found);
});

it('returns ordered, separate ranges that are not empty', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (shown, query) => {
      let last = 0;
      for (const [start, end] of findMatches(shown, query)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(shown.length);
    }),
  );
});
