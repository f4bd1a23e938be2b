import { expect, it } from 'vitest';

import { getChartPaths, roundUp } from './getChartPaths';

it.each([
  [0, 1],
  [1, 1],
  [1.5, 2],
  [3, 5],
  [7, 10],
  [10, 10],
  [11, 20],
  [480, 500],
  [9600, 10_000],
])('rounds %d up to %d', (value, expected) => {
  expect(roundUp(value)).toBe(expected);
});

it('draws from 0 to the rounded maximum', () => {
  expect(getChartPaths([0, 5, 10], 30, 100)).toEqual({
    line: 'M5 100L15 50L25 0',
    area: 'M5 100L15 50L25 0L25 100L5 100Z',
    max: 10,
  });
});

it('draws nothing without values, and a flat line for zeros', () => {
  expect(getChartPaths([], 30, 100)).toEqual({ line: '', area: '', max: 1 });
  expect(getChartPaths([0, 0], 30, 100).line).toBe('M7.5 100L22.5 100');
});
