import { describe, expect, it } from 'vitest';

import { sizeGuides } from '../../content/sizeGuides';
import { formatSizeRange } from './formatSizeRange';

describe('the size guide', () => {
  it('converts millimeters to centimeters and half inches', () => {
    expect(formatSizeRange([880, 930], 'cm', 'en')).toBe('88–93');
    expect(formatSizeRange([225, 237], 'cm', 'en')).toBe('22.5–23.7');
    expect(formatSizeRange([880, 930], 'in', 'en')).toBe('34.5–36.5');
  });

  it.each(Object.entries(sizeGuides))('has no gaps and no overlaps in %s', (_, guide) => {
    for (const [column] of guide.measures.entries()) {
      for (const [at, row] of guide.rows.entries()) {
        const [least = 0, most = 0] = row.ranges[column] ?? [];
        expect(most).toBeGreaterThan(least);
        const before = guide.rows[at - 1]?.ranges[column]?.[1];
        if (before !== undefined) expect(least - before).toBeLessThanOrEqual(10);
        if (before !== undefined) expect(least).toBeGreaterThanOrEqual(before);
      }
    }
  });
});
