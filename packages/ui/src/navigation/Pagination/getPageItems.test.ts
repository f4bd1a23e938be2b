import { describe, expect, test } from 'vitest';

import { getPageItems } from './getPageItems';

describe('the slots of a pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 0, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [16, 20, [1, 'gap', 15, 16, 17, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [99, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [-3, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  ] as const)('page %i of %i', (page, count, slots) => {
    expect(getPageItems(page, count)).toEqual(slots);
  });

  test('are consistent for every page and count', () => {
    for (let count = 1; count <= 40; count++)
      for (let page = 1; page <= count; page++)
        for (const siblings of [0, 1, 2]) {
          const slots = getPageItems(page, count, siblings);
          const numbers = slots.filter((slot) => slot !== 'gap');
          expect(numbers).toContain(page);
          expect([numbers[0], numbers.at(-1)]).toEqual([1, count]);
          expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
          expect(slots).toHaveLength(Math.min(count, 2 * siblings + 5));
          slots.forEach((slot, index) => {
            if (slot !== 'gap') return;
            const [before, after] = [slots[index - 1], slots[index + 1]] as [number, number];
            expect(after - before).toBeGreaterThan(2);
          });
        }
  });
});
