import { expect, it } from 'vitest';

import { getShortNumber, isShortNumber } from './shortNumber';

const number = '8101Z56789ABCDEFGHJKMNPQRS';

it.each([number.toLowerCase(), number.replace('0', 'O'), '8101Z5', 'order-of-eve'])(
  'the id "%s", which is not an order number, is not shortened',
  (id) => expect(getShortNumber(id)).toBe(id),
);

it.each([
  ['8101Z5', true],
  [' 8101z5 ', true],
  // Read out on the phone, or typed from a printed slip.
  ['8IO1Z5', true],
  ['81 01-Z5', true],
  // With an Arabic keyboard, and copied from an Arabic page.
  ['٨١٠١Z5', true],
  ['\u200f8101Z5', true],
  // The whole number.
  ['8101Z5-6789A-BCDEF-GHJKM-NPQRS', true],
  ['8101Z6', false],
  ['8101Z', false],
  ['', false],
])('"%s" confirms the order: %s', (typed, expected) => {
  expect(getShortNumber(number)).toBe('8101Z5');
  expect(isShortNumber(typed, number)).toBe(expected);
});
