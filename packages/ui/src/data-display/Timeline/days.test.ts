import { describe, expect, it, test } from 'vitest';

import { countDays, getDay, groupByDay } from './days';
import { timelineMessages as messages } from './messages';
import { formatDay, formatDistance } from './timeTexts';

const at = (text: string) => ({ at: text });

test.each([
  ['2026-11-27T23:30:00Z', 'UTC', '2026-11-27'],
  ['2026-11-27T23:30:00Z', 'Asia/Dubai', '2026-11-28'],
  ['2026-11-27T03:30:00Z', 'America/New_York', '2026-11-26'],
  ['soon', 'UTC', ''],
])('%s in %s is on %s', (moment, zone, day) => expect(getDay(Date.parse(moment), zone)).toBe(day));

describe('groupByDay', () => {
  it('uses the days of the zone', () => {
    const items = [at('2026-11-27T22:00:00Z'), at('2026-11-27T20:30:00Z')];
    expect(groupByDay(items, 'UTC')).toEqual([{ day: '2026-11-27', items }]);
    expect(groupByDay(items, 'Europe/Helsinki').map(({ day }) => day)).toEqual([
      '2026-11-28',
      '2026-11-27',
    ]);
  });

  it('keeps the order', () =>
    expect(
      groupByDay(
        [at('2026-11-27T00:00Z'), at('2026-11-26T00:00Z'), at('2026-11-27T01:00Z')],
        'UTC',
      ),
    ).toHaveLength(3));
});

test('a day of 25 hours is one day', () => expect(countDays('2026-10-24', '2026-10-26')).toBe(2));

const NOW = Date.parse('2026-11-27T12:00:00Z');
const context = { locale: 'en', timeZone: 'UTC', now: NOW, messages };

test.each([
  ['2026-11-27', 'Today'],
  ['2026-11-26', 'Yesterday'],
  ['2026-11-28', 'Tomorrow'],
  ['2026-11-25', 'Wednesday, November 25'],
  ['2025-11-27', 'Thursday, November 27, 2025'],
  ['', 'No date'],
])('%s is “%s”', (day, text) => expect(formatDay(day, context)).toBe(text));

test('without the current time, a day is a date with its year', () =>
  expect(formatDay('2026-11-27', { ...context, now: null })).toBe('Friday, November 27, 2026'));

test.each([
  [0, 'just now'],
  [-59_999, 'just now'],
  [59_000, 'just now'],
  [-60_000, '1 minute ago'],
  [-3_599_999, '59 minutes ago'],
  [-3_600_000, '1 hour ago'],
  [7_200_000, 'in 2 hours'],
  [-86_399_999, '23 hours ago'],
  [-86_400_000, undefined],
])('%i ms from now is “%s”', (distance, text) =>
  expect(formatDistance(NOW + distance, context)).toBe(text),
);
