import { expect, it } from 'vitest';

import { isConfirmed } from './isConfirmed';

it.each([
  ['mira@example.com', 'mira@example.com', true],
  [' Mira@Example.com ', 'mira@example.com', true],
  ['mira+yoga@example.com', 'mira+yoga@example.com', true],
  ['mira@example.com', 'mira+yoga@example.com', false],
  ['', 'mira@example.com', false],
  ['', '', false],
])('"%s" confirms "%s": %s', (typed, expected, result) => {
  expect(isConfirmed(typed, expected)).toBe(result);
});
