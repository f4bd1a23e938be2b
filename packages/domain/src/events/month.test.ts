import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getDayKey } from './days';
import {
  addMonths,
  formatMonth,
  isInMonth,
  formatMonthKey,
  getMonth,
  getMonthWeeks,
  getMonthWindow,
  parseMonth,
} from './month';

const months = fc.record({
  year: fc.integer({ min: 1970, max: 2099 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const zones = fc.constantFrom(
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Europe/Lisbon',
);

describe('a month', () => {
  it.each([
    ['2026-11', { year: 2026, month: 11 }],
    ['1970-01', { year: 1970, month: 1 }],
    ['2026-13', null],
    ['2026-00', null],
    ['2026-1', null],
    ['9999-01', null],
    ['', null],
    [null, null],
  ])('%s is read', (text, month) => {
    expect(parseMonth(text)).toEqual(month);
  });

  it('is formatted as it is parsed, and added across years', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -500, max: 500 }), (month, count) => {
        expect(parseMonth(formatMonthKey(month))).toEqual(month);
        expect(addMonths(addMonths(month, count), -count)).toEqual(month);
      }),
    );
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  });

  it('depends on the time zone', () => {
    const newYear = '2026-12-31T12:00:00Z';
    expect(getMonth(newYear, 'Pacific/Kiritimati')).toEqual({ year: 2027, month: 1 });
    expect(getMonth(newYear, 'Etc/GMT+12')).toEqual({ year: 2026, month: 12 });
  });

  it('has full weeks with every day once, for every first day of the week', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: 0, max: 6 }), (month, weekStart) => {
        const weeks = getMonthWeeks(month, weekStart);
        const days = weeks.flat();
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(days).toEqual([...new Set(days)].toSorted());
        const own = days.filter((day) => isInMonth(day, month));
        expect(own).toHaveLength(new Date(Date.UTC(month.year, month.month, 0)).getUTCDate());
        expect(weeks[0]?.some((day) => isInMonth(day, month))).toBe(true);
        expect(weeks.at(-1)?.some((day) => isInMonth(day, month))).toBe(true);
        for (const [first = ''] of weeks) {
          expect(new Date(`${first}T12:00:00Z`).getUTCDay()).toBe(weekStart);
        }
      }),
    );
  });

  it('has a window with every day of its calendar, in any time zone', () => {
    fc.assert(
      fc.property(
        months.filter(({ year }) => year > 1995),
        zones,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: -20, max: 60 }),
        fc.nat(86_399_999),
        (month, zone, weekStart, day, time) => {
          const instant = Date.UTC(month.year, month.month - 1, day) + time;
          const isShown = getMonthWeeks(month, weekStart).flat().includes(getDayKey(instant, zone));
          const { from, to } = getMonthWindow(month);
          const iso = new Date(instant).toISOString();
          if (isShown) expect(iso >= from && iso < to).toBe(true);
        },
      ),
    );
  });

  it('has a name', () => {
    expect(formatMonth({ year: 2026, month: 11 }, 'en')).toBe('November 2026');
    expect(formatMonth({ year: 2026, month: 11 }, 'ar')).toContain('نوفمبر');
  });
});
