import { describe, expect, it } from 'vitest';

import { getNextCell, type CellPosition } from './getNextCell';

const size = { rowCount: 100, columnCount: 5, pageSize: 10, hasHead: true };
const from = { row: 50, column: 2 };

const press = (
  key: string,
  position: CellPosition = from,
  options: { direction?: string; hasControl?: boolean; hasHead?: boolean } = {},
) => {
  const { direction = 'ltr', hasControl = false, hasHead = true } = options;
  return getNextCell({ key, hasControl, direction }, position, { ...size, hasHead });
};

it.each([
  ['ArrowUp', { row: 49, column: 2 }],
  ['ArrowDown', { row: 51, column: 2 }],
  ['ArrowLeft', { row: 50, column: 1 }],
  ['ArrowRight', { row: 50, column: 3 }],
  ['Home', { row: 50, column: 0 }],
  ['End', { row: 50, column: 4 }],
  ['PageUp', { row: 40, column: 2 }],
  ['PageDown', { row: 60, column: 2 }],
  ['Tab', undefined],
  ['a', undefined],
])('%s', (key, expected) => expect(press(key)).toEqual(expected));

it('follows the text direction', () => {
  expect(press('ArrowLeft', from, { direction: 'rtl' })).toEqual({ row: 50, column: 3 });
  expect(press('ArrowRight', from, { direction: 'rtl' })).toEqual({ row: 50, column: 1 });
});

it('moves to the corners with Control', () => {
  expect(press('Home', from, { hasControl: true })).toEqual({ row: 0, column: 0 });
  expect(press('End', from, { hasControl: true })).toEqual({ row: 99, column: 4 });
  expect(press('ArrowUp', from, { hasControl: true })).toEqual({ row: 0, column: 2 });
  expect(press('ArrowDown', from, { hasControl: true })).toEqual({ row: 99, column: 2 });
});

describe('at an edge', () => {
  it('stays', () => {
    expect(press('ArrowDown', { row: 99, column: 4 })).toEqual({ row: 99, column: 4 });
    expect(press('ArrowRight', { row: 99, column: 4 })).toEqual({ row: 99, column: 4 });
    expect(press('ArrowLeft', { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
    expect(press('PageDown', { row: 95, column: 1 })).toEqual({ row: 99, column: 1 });
  });

  it('reaches the headings by the arrow key only, and not on cards', () => {
    expect(press('PageUp', { row: 4, column: 1 })).toEqual({ row: 0, column: 1 });
    expect(press('ArrowUp', { row: 0, column: 1 })).toEqual({ row: -1, column: 1 });
    expect(press('ArrowUp', { row: -1, column: 1 })).toEqual({ row: -1, column: 1 });
    expect(press('ArrowUp', { row: 0, column: 1 }, { hasHead: false })).toEqual({
      row: 0,
      column: 1,
    });
  });
});
