import { expect, test } from 'vitest';

import { getNextIndex } from './getNextIndex';

test.each([
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowRight', 2, 'ltr', 0],
  ['ArrowLeft', 0, 'ltr', 2],
  ['ArrowLeft', 0, 'rtl', 1],
  ['ArrowRight', 0, 'rtl', 2],
  ['Home', 2, 'rtl', 0],
  ['End', 0, 'ltr', 2],
  ['Enter', 0, 'ltr', undefined],
])('%s at %i in a %s row returns %s', (key, index, direction, to) => {
  expect(getNextIndex(key, index, 3, direction)).toBe(to);
});

test('returns undefined for an empty row', () => {
  expect(getNextIndex('Home', 0, 0, 'ltr')).toBeUndefined();
});
