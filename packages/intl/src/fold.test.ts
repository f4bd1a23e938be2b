import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold, foldWithOffsets } from './fold';

test.each([
  ['capitals', 'Slow STRENGTH', 'slow strength'],
  ['accents, as one code point or two', 'Élan e\u0301lan', 'elan elan'],
  ['letters that do not decompose', 'Straße Øresund Łódź', 'strasse oresund lodz'],
  ['the dotted and the dotless i', 'İstanbul ılık', 'istanbul ilik'],
  ['apostrophes', "Don't l’été ‘n’", 'dont lete n'],
  ['typed accents for apostrophes', 'don´t don`t l`été', 'dont dont lete'],
  ['quotation marks and hyphens', '“warm‑up” «un‐deux»', '"warm-up" "un-deux"'],
  ['dashes and fractions', '10–20 min, −5, ½', '10-20 min, -5, 1/2'],
  ['the sigma at the end of a word', 'ΔΡΌΜΟΣ δρόμος', 'δρομοσ δρομοσ'],
  ['wide letters', 'ＹＯＧＡ', 'yoga'],
  ['invisible characters', 'so\u00adft\u200b', 'soft'],
  ['Arabic vowel signs', 'قُوَّة', 'قوه'],
  ['forms of the alif', 'أنا إلى آخر ٱلآن', 'انا الي اخر الان'],
  ['hamza with its carrier letter', 'مؤمنة شاطئ', 'مومنه شاطي'],
  ['the Arabic tatweel', 'يـــوغا', 'يوغا'],
  ['Persian letters', 'کتابی', 'كتابي'],
  ['digits', '١٢٣ ۴۵۶', '123 456'],
])('%s', (_name, text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('does not change a folded text, and is the same with offsets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldWithOffsets(text);
      expect(folded.text).toBe(fold(text));
      expect(folded.offsets).toHaveLength(folded.text.length + 1);
      expect(folded.ends).toHaveLength(folded.text.length);
      expect(folded.ends.every((end, i) => end > (folded.offsets[i] ?? 0))).toBe(true);
      expect(
        folded.offsets.every((at, i) => at >= (folded.offsets[i - 1] ?? 0) && at <= text.length),
      ).toBe(true);
    }),
  );
});

test('has the offset of the original letter', () => {
  const { text, offsets } = foldWithOffsets('Die Straße für Élan');
  expect(text).toBe('die strasse fur elan');
  expect(offsets[text.indexOf('fur')]).toBe('Die Straße '.length);
  expect(offsets[text.indexOf('elan')]).toBe('Die Straße für '.length);
});

test.each([
  ['with its marks', 'خُذي نَفَسًا', 'نفسا', 'نَفَسًا'],
  ['without the quotation mark after it', '‘hold’ it', 'hold', 'hold'],
  ['whole, if it becomes two', 'Straße', 'stras', 'Straß'],
  ['without the tatweel after it', 'يوغـــا', 'يوغ', 'يوغ'],
])('has the end of the original letter, %s', (_name, original, word, expected) => {
  const { text, offsets, ends } = foldWithOffsets(original);
  const at = text.indexOf(word);
  expect(original.slice(offsets[at], ends[at + word.length - 1])).toBe(expected);
});
