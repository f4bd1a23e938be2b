import { expect, it } from 'vitest';

import { createClockShift } from './shiftClock';

it('moves the present, and nothing else', () => {
  const target = { Date };
  const shift = createClockShift(target);
  shift('2020-05-01T10:00:00.000Z');
  expect(new target.Date().toISOString()).toMatch(/^2020-05-01T10:00/);
  expect(new target.Date(target.Date.now()).toISOString()).toMatch(/^2020-05-01T10:00/);
  expect(new target.Date('2026-01-02T00:00:00.000Z').getTime()).toBe(
    Date.parse('2026-01-02T00:00:00.000Z'),
  );
  expect(new target.Date()).toBeInstanceOf(Date);
  expect(target.Date.UTC(2026, 0, 1)).toBe(Date.UTC(2026, 0, 1));
  shift(null);
  expect(target.Date).toBe(Date);
});
