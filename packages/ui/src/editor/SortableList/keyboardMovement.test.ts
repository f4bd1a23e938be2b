import { describe, expect, it } from 'vitest';

import { getNextPlace } from './keyboardMovement';

describe('a picked up item', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, undefined],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, undefined],
    ['Home', 2, 0],
    ['End', 0, 2],
    // The list is vertical in both directions of text.
    ['ArrowLeft', 1, undefined],
    ['ArrowRight', 1, undefined],
  ])('after %s on place %i of 3', (key, place, next) =>
    expect(getNextPlace(key, place, 3)).toBe(next),
  );
});
