import { describe, expect, it } from 'vitest';

import { getNextShare, getShareAt } from './shares';

describe('the share of the first pane', () => {
  it.each([
    ['ArrowRight', 'ltr', 52],
    ['ArrowLeft', 'ltr', 48],
    ['ArrowRight', 'rtl', 48],
    ['ArrowLeft', 'rtl', 52],
    ['Home', 'rtl', 25],
    ['End', 'ltr', 75],
    ['Enter', 'ltr', undefined],
  ])('after %s in %s', (key, direction, share) =>
    expect(getNextShare(key, 50, { direction, isLarge: false })).toBe(share),
  );

  it('stays within its limits', () => {
    expect(getNextShare('ArrowRight', 74, { direction: 'ltr', isLarge: true })).toBe(75);
    expect(getNextShare('ArrowLeft', 26, { direction: 'ltr', isLarge: true })).toBe(25);
  });

  it.each([
    [400, 'ltr', 30],
    [400, 'rtl', 70],
    [-50, 'ltr', 25],
    [5000, 'ltr', 75],
  ])('with a pointer at %i in %s', (x, direction, share) =>
    expect(getShareAt(x, { left: 100, right: 1100, width: 1000 }, direction)).toBe(share),
  );

  it('of a view that has no width yet is a half', () =>
    expect(getShareAt(5, { left: 0, right: 0, width: 0 }, 'ltr')).toBe(50));
});
