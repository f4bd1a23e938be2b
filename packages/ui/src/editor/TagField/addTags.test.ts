import { describe, expect, it } from 'vitest';

import { addTags, hasSeparator, splitTags } from './addTags';

describe('a typed or pasted text', () => {
  it.each([
    ['mat, strap', ['mat', 'strap']],
    ['  yoga   block ', ['yoga block']],
    ['حصيرة، حزام؛ وسادة', ['حصيرة', 'حزام', 'وسادة']],
    ['mat\nstrap\r\nblock\tchair', ['mat', 'strap', 'block', 'chair']],
    [',, ;', []],
    // The letter and its accent as two characters are the same tag as one character.
    ['re\u0301pit', ['r\u00e9pit']],
  ])('%j contains %j', (text, tags) => expect(splitTags(text)).toEqual(tags));

  it.each([
    ['yoga', false],
    ['yoga ', false],
    ['yoga,', true],
    ['يوغا،', true],
  ])('%j ends a tag: %j', (text, ends) => expect(hasSeparator(text)).toBe(ends));
});

describe('tags that are added', () => {
  const options = [
    { value: 'mat', label: 'Mat' },
    { value: 'chair', label: 'Chair', isDisabled: true },
  ];
  const add = (values: string[], texts: string[], rules = { allowsNew: true }) =>
    addTags(values, texts, options, rules);

  it('take the value of the option that they name', () =>
    expect(add([], ['MAT'])).toMatchObject({ values: ['mat'], added: ['Mat'] }));

  it('are not there twice, whatever their case and accents', () =>
    expect(add(['Hüfte', 'mat'], ['hufte', 'Mat'])).toMatchObject({
      values: ['Hüfte', 'mat'],
      added: [],
      repeated: ['Hüfte', 'Mat'],
    }));

  it('are new values only where these are allowed', () => {
    expect(add([], ['Hips']).values).toEqual(['Hips']);
    expect(add([], ['Hips'], { allowsNew: false })).toMatchObject({ values: [], rest: ['Hips'] });
    expect(add([], ['Chair']).rest).toEqual(['Chair']);
  });

  it('are given back for which there is no room', () =>
    expect(addTags(['a'], ['b', 'c', 'd', 'a'], [], { allowsNew: true, max: 2 })).toEqual({
      values: ['a', 'b'],
      added: ['b'],
      repeated: ['a'],
      rest: ['c', 'd'],
    }));
});
