import { expect, it } from 'vitest';

import { findTypedEmail, splitSearchTerms } from './searchTerms';

it.each([
  ['mira@example.com', 'mira@example.com'],
  [' mira@example.com\u00A0', 'mira@example.com'],
  ['\u202Amira@example.com\u202C', 'mira@example.com'],
  ['mailto:mira@example.com', 'mira@example.com'],
  ['Mira Vale <mira@example.com>', 'mira@example.com'],
  ['"Vale, Mira" <mailto:mira@example.com>;', 'mira@example.com'],
  ['mira@example.com, lina@example.com', 'mira@example.com'],
  ['mira١٩@example.com', 'mira19@example.com'],
  ['Mira Vale', null],
  ['@', null],
])('"%s" has the email %j', (query, email) => {
  expect(findTypedEmail(query)).toBe(email);
});

it('compares terms without what surrounds them, and none if there is nothing else', () => {
  expect(splitSearchTerms('“Zoë” <ZOE@Example.com>,')).toEqual(['zoe', 'zoe@example.com']);
  expect(splitSearchTerms(' <> \u200B ')).toEqual([]);
});
