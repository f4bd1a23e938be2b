import { expect, test } from 'vitest';

import { getPageDirection, toScreenSide } from './placement';

test.each([
  ['start', 'ltr', 'left'],
  ['end', 'ltr', 'right'],
  ['start', 'rtl', 'right'],
  ['end', 'rtl', 'left'],
  ['top', 'rtl', 'top'],
  ['bottom', 'ltr', 'bottom'],
] as const)('side %s on a %s page is %s', (side, direction, screen) => {
  expect(toScreenSide(side, direction)).toBe(screen);
});

test('the direction is ltr without a document', () => {
  expect(getPageDirection()).toBe('ltr');
});
