import { describe, expect, test } from 'vitest';

import { sortByGroup, matchOptions } from './matchOptions';

const options = [
  { value: 'dz', label: 'Algeria' },
  { value: 'de', label: 'Germany', keywords: 'Deutschland' },
  { value: 'br', label: 'São Tomé and Príncipe', hint: '+00:00' },
  { value: 'eg', label: 'أحمد' },
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'cairo', label: 'القاهرة' },
];
const found = (query: string) => matchOptions(options, query).map(({ value }) => value);

describe('options are found', () => {
  test.each([
    ['ger', ['de', 'dz']],
    ['GERM', ['de']],
    ['sao principe', ['br']],
    ['são', ['br']],
    ['deutsch', ['de']],
    ['+00', ['br']],
    ['احمد', ['eg']],
    ['\u200fاحمـــد', ['eg']],
    ["d'ivoire", ['ci']],
    ['القاهره', ['cairo']],
    ['+٠٠', ['br']],
    ['   ', ['dz', 'de', 'br', 'eg', 'ci', 'cairo']],
    ['zz', []],
  ])('by %j', (query, values) => expect(found(query)).toEqual(values));
});

test('options of a group are adjacent, in the order of the first of each group', () => {
  const option = (value: string, group?: string) => ({ value, label: value, group });
  const sorted = sortByGroup([option('a', 'x'), option('b', 'y'), option('c', 'x'), option('d')]);
  expect(sorted.map(({ value }) => value)).toEqual(['a', 'c', 'b', 'd']);
});
