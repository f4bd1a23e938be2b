import { expect, it } from 'vitest';

import { placePins } from './placePins';

const picture = { width: 400, height: 300 };
const at = (number: number, x: number, y: number) => ({
  number,
  part: { x, y, width: 40, height: 20 },
});

it('puts the numbers above parts that are side by side', () => {
  const pins = placePins([at(1, 100, 100), at(2, 200, 100)], picture);
  expect(pins.map(({ number, x, y }) => [number, x, y])).toEqual([
    [1, 120, 18],
    [2, 220, 18],
  ]);
});

it('ends a line inside a part, and at the edge of a small part, which it would cover', () => {
  const small = at(1, 100, 100);
  const large = { number: 2, part: { x: 200, y: 100, width: 90, height: 60 } };
  const targets = placePins([small, large], picture).map(({ target }) => target);
  expect(targets).toEqual([
    { x: 120, y: 100 },
    { x: 245, y: 108 },
  ]);
});

it('puts the numbers beside parts that are under each other, in their order', () => {
  const pins = placePins([at(1, 100, 200), at(2, 100, 40)], picture);
  expect(pins.map(({ number, x, y }) => [number, x, y])).toEqual([
    [2, 382, 50],
    [1, 382, 210],
  ]);
});

it('keeps numbers apart, and inside the picture', () => {
  const pins = placePins([at(1, 360, 100), at(2, 355, 100), at(3, 350, 100)], picture);
  expect(pins.map(({ x }) => x)).toEqual([322, 352, 382]);
});

it('places nothing without parts', () => expect(placePins([], picture)).toEqual([]));
