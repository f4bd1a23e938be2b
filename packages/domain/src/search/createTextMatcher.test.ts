import { describe, expect, it } from 'vitest';

import { createTextMatcher } from './createTextMatcher';

describe('a text is matched', () => {
  it.each([
    ['every word is the beginning of a word of the text', 'stu te', 'Studio tee', true],
    ['a word is missing', 'studio mat', 'Studio tee', false],
    ['a word is only inside another', 'tudio', 'Studio tee', false],
    ['its case and accents differ', 'SAO', 'São Tomé', true],
    ['its Arabic letters are variants', 'احمد', 'أحمد', true],
    ['the query has only punctuation', ' ?! ', 'Studio tee', true],
  ])('at the start of words: %s', (_name, query, text, isMatch) => {
    expect(createTextMatcher(query).matches(text)).toBe(isMatch);
  });

  it.each([
    ['a word is inside another', 'tudio', 'Studio tee', true],
    ['punctuation counts', 'e-mail', 'Your e-mail', true],
    ['punctuation is missing', 'e-mail', 'Your email', false],
    ['nothing was typed', '  ', 'Studio tee', true],
  ])('anywhere: %s', (_name, query, text, isMatch) => {
    expect(createTextMatcher(query, { at: 'anywhere' }).matches(text)).toBe(isMatch);
  });
});

it('scores earlier texts and whole words higher', () => {
  const { score } = createTextMatcher('mat');
  const scores = [
    score(['Mat', 'for yoga']),
    score(['Matte', 'for yoga']),
    score(['Roller', 'mat']),
    score(['Roller', 'matte']),
    score(['Roller', 'yoga']),
  ];
  expect(scores).toEqual([5, 4, 3, 2, 0]);
});

it('finds the words of a query in all texts together', () => {
  expect(createTextMatcher('cork yoga').score(['Cork mat', 'for yoga'])).toBeGreaterThan(0);
});

it('recognizes a query without words', () => {
  expect([createTextMatcher(' – ').isEmpty, createTextMatcher('a').isEmpty]).toEqual([true, false]);
});
