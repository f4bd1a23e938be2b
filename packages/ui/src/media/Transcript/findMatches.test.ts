import { expect, it } from 'vitest';

import { findMatches } from './findMatches';

it.each([
  ['Breathe in. Breathe out.', 'breathe', ['Breathe', 'Breathe']],
  ['Breathe in.', '  E   IN ', ['e in']],
  ['Demi-plié, then plie', 'plie', ['plié', 'plie']],
  // A letter that consists of two characters.
  ['Demi-plie\u0301', 'plié', ['plie\u0301']],
  ['خُذي نَفَسًا', 'نفسا', ['نَفَسًا']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['One 😀 two', 'two', ['two']],
  ['Breathe', '', []],
  ['Breathe', '   ', []],
  ['Breathe', 'hold', []],
])('finds in “%s” the query “%s”', (text, query, found) => {
  expect(findMatches(text, query).map(([start, end]) => text.slice(start, end))).toEqual(found);
});
