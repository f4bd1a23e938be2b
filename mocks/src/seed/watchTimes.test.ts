import { getDayKey, groupHistoryByDay } from '@gschool/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { getWatchTimes } from './watchTimes';

const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) });
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');

const group = (times: readonly number[], now: number, inZone: string) =>
  groupHistoryByDay(
    times.map((at, index) => ({
      videoId: `class-${index}`,
      title: '',
      posterRef: '',
      durationSeconds: 60,
      position: 30,
      completed: false,
      lastWatchedAt: new Date(at).toISOString(),
    })),
    inZone,
    now,
  );

it('a history of today has yesterday at any instant in any zone, and today once the morning has passed', () => {
  fc.assert(
    fc.property(instant, zone, fc.double({ min: 1.01, max: 4, noNaN: true }), (now, here, days) => {
      const times = getWatchTimes({ now, zone: here, count: 12, everyDays: days, daysAgo: 0 });
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times[0]).toBeLessThanOrEqual(now);
      const groups = group(times, now, here);
      expect(groups.find(({ name }) => name === 'yesterday')).toBeDefined();
      const clock = new Intl.DateTimeFormat('en-GB', {
        timeZone: here,
        timeStyle: 'short',
        hourCycle: 'h23',
      }).format(now);
      expect(groups[0]?.name).toBe(clock >= '07:10' ? 'today' : 'yesterday');
      // Every second day has one class.
      expect(new Set(groups.map(({ day }) => day)).size).toBe(groups.length);
      expect(groups.length).toBeGreaterThanOrEqual(11);
    }),
    { numRuns: 500 },
  );
});

it('an old history ends on its day', () => {
  fc.assert(
    fc.property(instant, zone, fc.integer({ min: 2, max: 60 }), (now, here, daysAgo) => {
      const [newest = 0] = getWatchTimes({ now, zone: here, count: 5, everyDays: 2.1, daysAgo });
      const between =
        (Date.parse(getDayKey(now, here)) - Date.parse(getDayKey(newest, here))) / 86_400_000;
      expect(between).toBe(daysAgo);
    }),
    { numRuns: 200 },
  );
});
