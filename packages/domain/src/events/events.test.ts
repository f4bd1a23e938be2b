import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '../catalogue/types';
import { anEvent } from '../testing/samples';
import { daysBetween, groupByDay } from './days';
import { eventInstructors, nextEvent, pastEvents, upcomingEvents } from './order';
import { eventEnd, eventPhase, isJoinable, nextPhaseAt } from './phase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = Date.parse('2026-11-21T17:00:00.000Z');

const event = (id: string, startsAt: number, durationMinutes = 45): LiveEvent =>
  anEvent({ id, title: id, startsAt: new Date(startsAt).toISOString(), durationMinutes });

describe('the phase of an event', () => {
  const one = event('one', start);
  it.each([
    [-HOUR - 1, 'upcoming'],
    // The check of section 9 is strict.
    [-HOUR, 'upcoming'],
    [-HOUR + 1, 'open'],
    [-1, 'open'],
    [0, 'live'],
    [45 * MINUTE - 1, 'live'],
    [45 * MINUTE, 'over'],
    [365 * 24 * HOUR, 'over'],
  ] as const)('%i ms around the start: %s', (offset, phase) => {
    expect(eventPhase(one, start + offset)).toBe(phase);
    expect(isJoinable(one, start + offset)).toBe(phase === 'open' || phase === 'live');
  });

  it('changes exactly when it says, and never in between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3 * HOUR, max: 3 * HOUR }),
        fc.integer({ min: 1, max: 300 }),
        fc.nat(HOUR * 6),
        (offset, minutes, later) => {
          const some = event('some', start, minutes);
          const now = start + offset;
          const next = nextPhaseAt(some, now);
          if (next === null) {
            expect(eventPhase(some, now + later)).toBe('over');
            return;
          }
          const before = Math.min(now + later, next - 1);
          expect(eventPhase(some, before)).toBe(eventPhase(some, now));
          expect(eventPhase(some, next)).not.toBe(eventPhase(some, now));
        },
      ),
    );
  });

  it.each([-2, 2])('is wrong by a clock that is %i h off, and right with the server’s', (skew) => {
    const truth = start - 30 * MINUTE;
    const device = truth + skew * HOUR;
    expect(eventPhase(one, device)).not.toBe('open');
    expect(eventPhase(one, device - skew * HOUR)).toBe('open');
  });
});

describe('the order of events', () => {
  it('parts every list into what comes, soonest first, and what is over, newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 20 }), (hours) => {
        const events = hours.map((hour, n) => event(`e${n}`, start + hour * HOUR));
        const coming = upcomingEvents(events, start);
        const over = pastEvents(events, start);
        expect(coming.length + over.length).toBe(events.length);
        const starts = (list: readonly LiveEvent[]) => list.map(({ startsAt }) => startsAt);
        expect(starts(coming)).toEqual(starts(coming).toSorted());
        expect(starts(over)).toEqual(starts(over).toSorted().reverse());
        expect(coming.every((one) => eventEnd(one) > start)).toBe(true);
        expect(over.every((one) => eventEnd(one) <= start)).toBe(true);
        expect(nextEvent(events, start)).toBe(coming[0] ?? null);
      }),
    );
  });

  it('keeps one that runs before those that come', () => {
    const running = event('running', start - HOUR / 2);
    const coming = event('coming', start + HOUR);
    expect(nextEvent([coming, running], start)).toBe(running);
  });

  it('names everybody once', () => {
    const led = (name: string | null) => ({ ...event('x', start), instructorName: name });
    expect(eventInstructors([led('Noor'), led(null), led('Ágnes'), led('Noor')])).toEqual([
      'Ágnes',
      'Noor',
    ]);
  });
});

describe('days', () => {
  it('groups by the reader’s own calendar', () => {
    const late = [event('a', start), event('b', start + 8 * HOUR)];
    const days = (zone: string) =>
      groupByDay(late, zone).map(({ day, entries }) => [day, entries.length]);
    expect(days('Europe/Lisbon')).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ]);
    expect(days('America/Los_Angeles')).toEqual([['2026-11-21', 2]]);
    expect(days('Pacific/Kiritimati')).toEqual([['2026-11-22', 2]]);
  });

  it('counts midnights and not hours, over a day of 23 and one of 25', () => {
    const lisbon = 'Europe/Lisbon';
    expect(daysBetween('2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z', lisbon)).toBe(1);
    expect(daysBetween('2026-10-25T00:30:00Z', '2026-10-25T23:30:00Z', lisbon)).toBe(0);
    expect(daysBetween('2026-10-24T23:30:00Z', '2026-10-25T23:30:00Z', lisbon)).toBe(0);
    expect(daysBetween('2026-10-24T22:30:00Z', '2026-10-25T23:30:00Z', lisbon)).toBe(1);
    expect(daysBetween('soon', start, lisbon)).toBeNaN();
  });
});
