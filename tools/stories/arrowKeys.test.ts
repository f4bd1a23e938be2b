import { expect, it } from 'vitest';

import { getBackKey, getForwardKey, isStep } from './arrowKeys';
import type { ArrowGroup } from './inPage/arrows';

const group = (kind: ArrowGroup['kind'], isVertical = false): ArrowGroup => ({
  kind,
  isVertical,
  count: 3,
  about: kind,
});

it.each<[ArrowGroup, string, string, string]>([
  [group('radio'), 'ltr', 'ArrowRight', 'ArrowLeft'],
  [group('tab'), 'rtl', 'ArrowLeft', 'ArrowRight'],
  [group('tab', true), 'rtl', 'ArrowDown', 'ArrowUp'],
  [group('menu', true), 'ltr', 'ArrowDown', 'ArrowUp'],
])('%j in %s moves forward with %s and back with %s', (items, direction, forward, back) => {
  expect(getForwardKey(items, direction)).toBe(forward);
  expect(getBackKey(items, direction)).toBe(back);
});

it.each<[from: number, to: number, step: 1 | -1, isRight: boolean]>([
  [0, 1, 1, true],
  [0, 2, 1, false],
  [2, 0, 1, true],
  [2, 2, 1, true],
  [2, 1, 1, false],
  [0, 2, -1, true],
  [1, 0, -1, true],
])('from %i to %i by %i of three: %s', (from, to, step, isRight) => {
  expect(isStep(from, to, step, 3)).toBe(isRight);
});
