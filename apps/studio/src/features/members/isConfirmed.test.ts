import { expect, it } from 'vitest';

import { isConfirmed } from './isConfirmed';

it.each([
  ['mira@example.com', 'mira@example.com', true],
  [' Mira@Example.com ', 'mira@example.com', true],
  ['mira+yoga@example.com', 'mira+yoga@example.com', true],
  ['mira@example.com', 'mira+yoga@example.com', false],
  // Copied from an Arabic text, with a mark of direction before it.
  ['\u200fmira@example.com\u202c', 'mira@example.com', true],
  // An accent as its own character, as macOS copies it from a file name.
  ['jose\u0301@example.com', 'jos\u00e9@example.com', true],
  // Typed on an Arabic keyboard.
  ['mira١٩@example.com', 'mira19@example.com', true],
  ['', 'mira@example.com', false],
  ['', '', false],
])('"%s" confirms "%s": %s', (typed, expected, result) => {
  expect(isConfirmed(typed, expected)).toBe(result);
});
