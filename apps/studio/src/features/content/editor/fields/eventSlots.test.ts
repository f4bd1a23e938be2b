import type { Draft } from '@gschool/admin/contract';
import type { LiveEvent } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { findCollisions, listEventSlots, type EventSlot } from './eventSlots';

const event = (id: string, startsAt: string, durationMinutes = 60) =>
  ({ id, title: `Event ${id}`, startsAt, durationMinutes }) as LiveEvent;
const draft = (entryId: string, entry: Draft['entry']) =>
  ({ list: 'events', entryId, entry }) as Draft;

describe('the events of the calendar', () => {
  it('have the changes of drafts, without what is deleted or archived', () => {
    const events = ['a', 'b', 'c', 'd'].map((id) => event(id, '2027-03-01T10:00:00.000Z'));
    const slots = listEventSlots(
      events,
      [
        draft('a', { id: 'a', title: 'Moved', startsAt: '2027-03-02T10:00:00Z' }),
        draft('b', null),
        draft('c', { id: 'c', archived: true, startsAt: '2027-03-02T10:00:00Z' }),
        draft('e', { id: 'e', title: { en: 'New', ar: 'جديد' }, startsAt: '2027-02-01T10:00:00Z' }),
        draft('f', { id: 'f', title: 'Without a time' }),
        { ...draft('d', null), list: 'videos' },
      ],
      'ar',
      'en',
    );
    expect(slots.map(({ id, title, isDraft }) => [id, title, isDraft])).toEqual([
      ['e', 'جديد', true],
      ['d', 'Event d', false],
      ['a', 'Moved', true],
    ]);
  });
});

describe('events at the same time', () => {
  const slot = (id: string, start: number, end: number): EventSlot => ({
    id,
    title: id,
    start,
    end,
    isDraft: false,
  });
  it.each([
    ['before', 0, 10, false],
    ['until the start', 5, 20, false],
    ['into the start', 5, 21, true],
    ['within', 25, 28, true],
    ['around', 0, 90, true],
    ['from the end', 30, 40, false],
    ['at the start, without a length', 20, 20, true],
  ])('%s', (_name, start, end, isFound) => {
    const own = slot('own', 20, 30);
    expect(findCollisions(own, [own, slot('other', start, end)]).length > 0).toBe(isFound);
  });
});
