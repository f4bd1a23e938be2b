import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatMediaTime, parseMediaTime } from './mediaTime';

describe('a time in a class', () => {
  it.each([
    ['0:00', 0],
    ['1:05', 65],
    ['1:5', 65],
    ['75:30', 4530],
    ['1:02:03', 3723],
    // A number alone is minutes, because the first number of `m:ss` is, too.
    ['45', 2700],
    [' 12:30 ', 750],
    ['١٢:٣٠', 750],
    ['12:', null],
    ['12:60', null],
    ['-1:00', null],
    ['soon', null],
    ['', null],
  ])('%j is %s seconds', (typed, seconds) => {
    expect(parseMediaTime(typed)).toBe(seconds);
  });

  it('is the same after it was shown and typed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), (seconds) => {
        expect(parseMediaTime(formatMediaTime(seconds))).toBe(seconds);
      }),
    );
  });
});
