import { expect, it } from 'vitest';

import { formatOffsetDateTime } from './offsetDateTime';

it.each([
  ['Europe/Berlin', '2026-11-25T19:00:00+01:00'],
  ['America/New_York', '2026-11-25T13:00:00-05:00'],
  ['UTC', '2026-11-25T18:00:00Z'],
  ['Nowhere/At_All', '2026-11-25T18:00:00Z'],
])('formats an instant in %s with its offset', (zone, text) => {
  expect(formatOffsetDateTime('2026-11-25T18:00:00.000Z', zone)).toBe(text);
});

it('has nothing for an invalid date', () => {
  expect(formatOffsetDateTime('soon', 'UTC')).toBeUndefined();
});
