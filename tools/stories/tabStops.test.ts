import { describe, expect, it } from 'vitest';

import { isReverseOrder, checkTabStop, type TabStop } from './tabStops';

const button: TabStop = {
  id: 0,
  about: '<button> “Save”',
  role: 'button',
  name: 'Save',
  hasFocusOutline: true,
  isOnScreen: true,
  coveredBy: undefined,
  hasPositiveTabindex: false,
  isOutOfOrder: false,
  isScroller: false,
  isInModal: false,
  frame: { x: 0, y: 0, width: 10, height: 10 },
};

describe('a tab stop', () => {
  it('has no findings with role, name and ring', () => {
    expect(checkTabStop(button)).toEqual([]);
  });

  it.each<[string, Partial<TabStop>, string]>([
    ['has no role', { role: 'generic' }, 'name'],
    ['has no name', { name: ' ' }, 'name'],
    ['shows no focus', { hasFocusOutline: false, changesScreenshot: false }, 'indicator'],
    ['is off the screen', { isOnScreen: false }, 'covered'],
    ['is covered', { coveredBy: '<header>' }, 'covered'],
    ['has a positive tabindex', { hasPositiveTabindex: true }, 'order'],
    ['comes out of order', { isOutOfOrder: true }, 'order'],
  ])('that %s is found', (_, wrong, check) => {
    expect(checkTabStop({ ...button, ...wrong }).map((finding) => finding.check)).toEqual([check]);
  });

  it('may show its focus without an outline', () => {
    expect(checkTabStop({ ...button, hasFocusOutline: false, changesScreenshot: true })).toEqual(
      [],
    );
  });

  it('needs no name if it only scrolls', () => {
    expect(checkTabStop({ ...button, role: 'generic', name: '', isScroller: true })).toEqual([]);
  });
});

describe('the way back', () => {
  it.each<[readonly number[], readonly number[], boolean]>([
    [[0, 1, 2], [2, 1, 0], true],
    [[0, 1, 2], [1, 2, 0], false],
    [[0, 1, 2], [2, 7, 0], true],
    [[], [], true],
  ])('%j and %j: %s', (forward, back, isSame) => {
    expect(isReverseOrder(forward, back)).toBe(isSame);
  });
});
