import { expect, test } from 'vitest';
import { getPageDirection, toScreenSide } from './placement';

test.each([
  ['start', 'ltr', 'left'],
  ['end', 'ltr', 'right'],
  ['start', 'rtl', 'right'],
  ['end', 'rtl', 'left'],
  ['top', 'rtl', 'top'],
  ['bottom', 'ltr', 'bottom'],
] as const)('the side %s is on a %s page at the %s', (side, direction, screen) => {
  expect(toScreenSide(side, direction)).toBe(screen);
});

test('without a document the line runs left to right', () => {
  expect(getPageDirection()).toBe('ltr');
});
