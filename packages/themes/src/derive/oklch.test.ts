import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { withOpacity, ensureContrast, getLowestContrast, oklchToHex, mixColors } from './oklch';

describe('ensureContrast', () => {
  it('returns a color that passes unchanged', () => {
    expect(ensureContrast('#1d1810', ['#ffffff'], 7, 'darker')).toBe('#1d1810');
  });

  it('finds a shade of any color on any light background', () => {
    const anything = fc.tuple(
      fc.double({ min: 0.2, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
    );
    fc.assert(
      fc.property(
        anything,
        fc.double({ min: 0.93, max: 1, noNaN: true }),
        ([l, c, h], background) => {
          const page = oklchToHex(background, 0.01, h);
          const text = ensureContrast(oklchToHex(l, c, h), [page], 4.5, 'darker');
          expect(getLowestContrast(text, [page])).toBeGreaterThanOrEqual(4.5);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('returns the highest contrast if no shade passes', () => {
    const nearest = ensureContrast('#8a8a8a', ['#808080'], 7, 'darker');
    expect(nearest).toBe('#000000');
    expect(getLowestContrast(nearest, ['#808080'])).toBeLessThan(7);
  });
});

describe('mixing colors', () => {
  it('goes from the background to the color', () => {
    expect(mixColors('#ffffff', '#000000', 0)).toBe('#ffffff');
    expect(mixColors('#ffffff', '#000000', 1)).toBe('#000000');
  });

  it('writes opacity as the last two digits', () => {
    expect(withOpacity('#16130c', 0.5)).toBe('#16130c80');
  });
});
