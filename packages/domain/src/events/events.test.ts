import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LiveEvent } from '../catalogue/types';
import { createSampleEvent } from '../testing/samples';
import { countDaysBetween, groupByDay } from './days';
import { getEventInstructors, getPastEvents, getUpcomingEvents } from './eventLists';
import { getEventEnd, getEventPhase, isJoinable, getNextPhaseChange } from './phase';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const start = Date.parse('2026-11-21T17:00:00.000Z');

const event = (id: string, startsAt: number, durationMinutes = 45): LiveEvent =>
  createSampleEvent({ id, title: id, startsAt: new Date(startsAt).toISOString(), durationMinutes });

describe('the phase of an event', () => {
  const one = event('one', start);
  it.each([
    [-HOUR_MS - 1, 'upcoming'],
    // Exactly one hour before the start, the event can't be joined yet.
    [-HOUR_MS, 'upcoming'],
    [-HOUR_MS + 1, 'open'],
    [-1, 'open'],
    [0, 'live'],
    [45 * MINUTE_MS - 1, 'live'],
    [45 * MINUTE_MS, 'over'],
    [365 * 24 * HOUR_MS, 'over'],
  ] as const)('%i ms around the start: %s', (offset, phase) => {
    expect(getEventPhase(one, start + offset)).toBe(phase);
    expect(isJoinable(one, start + offset)).toBe(phase === 'open' || phase === 'live');
  });

  it('changes exactly at the computed times', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS }),
        fc.integer({ min: 1, max: 300 }),
        fc.nat(HOUR_MS * 6),
        (offset, minutes, later) => {
          const some = event('some', start, minutes);
          const now = start + offset;
          const next = getNextPhaseChange(some, now);
          if (next === null) {
            expect(getEventPhase(some, now + later)).toBe('over');
            return;
          }
          const before = Math.min(now + later, next - 1);
          expect(getEventPhase(some, before)).toBe(getEventPhase(some, now));
          expect(getEventPhase(some, next)).not.toBe(getEventPhase(some, now));
        },
      ),
    );
  });

  it.each([-2, 2])(
    'is wrong with a clock that is %i h off, and right with the server’s time',
    (skew) => {
      const truth = start - 30 * MINUTE_MS;
      const device = truth + skew * HOUR_MS;
      expect(getEventPhase(one, device)).not.toBe('open');
      expect(getEventPhase(one, device - skew * HOUR_MS)).toBe('open');
    },
  );
});

describe('the order of events', () => {
  it('splits events into upcoming ones, soonest first, and past ones, newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 20 }), (hours) => {
        const events = hours.map((hour, n) => event(`e${n}`, start + hour * HOUR_MS));
        const coming = getUpcomingEvents(events, start);
        const over = getPastEvents(events, start);
        expect(coming.length + over.length).toBe(events.length);
        const starts = (list: readonly LiveEvent[]) => list.map(({ startsAt }) => startsAt);
        expect(starts(coming)).toEqual(starts(coming).toSorted());
        expect(starts(over)).toEqual(starts(over).toSorted().reverse());
        expect(coming.every((one) => getEventEnd(one) > start)).toBe(true);
        expect(over.every((one) => getEventEnd(one) <= start)).toBe(true);
      }),
    );
  });

  it('puts a live event before upcoming ones', () => {
    const running = event('running', start - HOUR_MS / 2);
    const coming = event('coming', start + HOUR_MS);
    expect(getUpcomingEvents([coming, running], start)).toEqual([running, coming]);
  });

  it('names every instructor once', () => {
    const led = (name: string | null) => ({ ...event('x', start), instructorName: name });
    expect(getEventInstructors([led('Noor'), led(null), led('Ágnes'), led('Noor')])).toEqual([
      'Ágnes',
      'Noor',
    ]);
  });
});

describe('days', () => {
  it('groups by the reader’s time zone', () => {
    const events = [event('a', start), event('b', start + 8 * HOUR_MS)];
    const days = (zone: string) =>
      groupByDay(events, zone).map(({ day, entries }) => [day, entries.length]);
    expect(days('Europe/Lisbon')).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ]);
    expect(days('America/Los_Angeles')).toEqual([['2026-11-21', 2]]);
    expect(days('Pacific/Kiritimati')).toEqual([['2026-11-22', 2]]);
  });

  it('counts midnights, also over days of 23 and 25 hours', () => {
    const lisbon = 'Europe/Lisbon';
    expect(countDaysBetween('2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z', lisbon)).toBe(1);
    expect(countDaysBetween('2026-10-25T00:30:00Z', '2026-10-25T23:30:00Z', lisbon)).toBe(0);
    expect(countDaysBetween('2026-10-24T23:30:00Z', '2026-10-25T23:30:00Z', lisbon)).toBe(0);
    expect(countDaysBetween('2026-10-24T22:30:00Z', '2026-10-25T23:30:00Z', lisbon)).toBe(1);
    expect(countDaysBetween('soon', start, lisbon)).toBeNaN();
  });
});
