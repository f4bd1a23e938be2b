import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { HistoryEntry } from '../library/types';
import { createSampleClass, createSamplePosition } from '../testing/samples';
import { groupHistoryByDay } from './historyDays';
import { moveEntry } from './moveEntry';
import { getPlaylistOverview } from './playlistOverview';
import { toListEntries, sortListEntries } from './listEntries';

const watchedAt = (lastWatchedAt: string, videoId = lastWatchedAt): HistoryEntry => ({
  videoId,
  title: 'Sunrise Flow',
  posterRef: 'art:figure/warrior/1',
  durationSeconds: 1440,
  position: 60,
  completed: false,
  lastWatchedAt,
});

const named = (instants: readonly string[], zone: string, now: string) =>
  groupHistoryByDay(
    instants.map((instant) => watchedAt(instant)),
    zone,
    Date.parse(now),
  ).map(({ day, name, entries }) => [day, name, entries.length]);

describe('history by day', () => {
  it.each([
    // The time zone decides whether two instants fall on the same day.
    [
      'UTC',
      '2026-11-21T12:00:00Z',
      [
        ['2026-11-21', 'today', 1],
        ['2026-11-20', 'yesterday', 1],
      ],
    ],
    ['Asia/Tokyo', '2026-11-21T12:00:00Z', [['2026-11-21', 'today', 2]]],
    ['America/New_York', '2026-11-21T12:00:00Z', [['2026-11-20', 'yesterday', 2]]],
    [
      'Moon/Base',
      '2026-11-23T12:00:00Z',
      [
        ['2026-11-21', 'date', 1],
        ['2026-11-20', 'date', 1],
      ],
    ],
  ])('in %s at %s', (zone, now, days) => {
    expect(named(['2026-11-21T00:30:00Z', '2026-11-20T23:30:00Z'], zone, now)).toEqual(days);
  });

  it.each([
    // It is 0:30 on the day after daylight saving time began: 24 hours ago was the day before
    // yesterday.
    ['2026-03-29T22:30:00Z', '2026-03-29T10:00:00Z', 'yesterday'],
    ['2026-03-29T22:30:00Z', '2026-03-28T22:45:00Z', 'date'],
    // After daylight saving time ended: 24 hours ago was still today.
    ['2026-10-25T22:30:00Z', '2026-10-24T22:15:00Z', 'today'],
    ['2026-10-25T22:30:00Z', '2026-10-24T21:45:00Z', 'yesterday'],
  ])('over a change of the clocks in Paris: at %s, %s was %s', (now, instant, name) => {
    expect(named([instant], 'Europe/Paris', now)[0]?.[1]).toBe(name);
  });

  it('keeps entries with an invalid date, and every entry once', () => {
    expect(named(['soon'], 'UTC', '2026-11-21T12:00:00Z')).toEqual([['', 'date', 1]]);
    const instants = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    fc.assert(
      fc.property(fc.array(instants), fc.constantFrom('UTC', 'Asia/Kathmandu'), (all, zone) => {
        const entries = all.map((instant, index) => watchedAt(instant, String(index)));
        const days = groupHistoryByDay(entries, zone, Date.parse('2026-11-21T12:00:00Z'));
        expect(days.flatMap((one) => one.entries)).toHaveLength(entries.length);
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      }),
    );
  });
});

describe('a list', () => {
  const items = new Map(
    [
      { id: 'b', title: 'Zebra', durationSeconds: 300 },
      { id: 'a', title: 'élan', durationSeconds: 900 },
      { id: 'c', title: 'Fold', durationSeconds: 600 },
    ].map((item) => [item.id, item]),
  );
  const entries = toListEntries(['gone', 'b', 'a', 'c'], items);

  it.each([
    ['added', ['gone', 'b', 'a', 'c']],
    ['title', ['a', 'c', 'b', 'gone']],
    ['shortest', ['b', 'c', 'a', 'gone']],
    ['longest', ['a', 'c', 'b', 'gone']],
  ] as const)('by %s', (order, ids) => {
    const sorted = sortListEntries(entries, order, new Intl.Collator('en').compare);
    expect(sorted.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a playlist', () => {
  const classes = new Map(
    [
      createSampleClass({ id: 'one', durationSeconds: 600 }),
      createSampleClass({ id: 'two', durationSeconds: 900 }),
      createSampleClass({ id: 'words', durationSeconds: 300, hasVideo: false }),
    ].map((card) => [card.id, card]),
  );
  const finished = (...ids: string[]) =>
    new Map(ids.map((videoId) => [videoId, createSamplePosition({ videoId, completed: true })]));

  it.each([
    [
      ['gone', 'words', 'one', 'two'],
      [],
      { seconds: 1500, finished: 0, missing: 1, startId: 'one' },
    ],
    [['one', 'two'], ['one'], { seconds: 1500, finished: 1, missing: 0, startId: 'two' }],
    [['one', 'two'], ['one', 'two'], { seconds: 1500, finished: 2, missing: 0, startId: 'one' }],
    [['gone', 'words'], [], { seconds: 0, finished: 0, missing: 1, startId: null }],
    [[], [], { seconds: 0, finished: 0, missing: 0, startId: null }],
  ])('%j with %j finished', (ids, done, overview) => {
    expect(getPlaylistOverview(ids, classes, finished(...done))).toEqual(overview);
  });

  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, -4, ['b', 'a', 'c']],
    [1, 9, ['a', 'c', 'b']],
    [7, 0, ['a', 'b', 'c']],
  ])('moves the entry at %i to %i', (from, to, order) => {
    expect(moveEntry(['a', 'b', 'c'], from, to)).toEqual(order);
  });

  it('changes only the order', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(9), fc.integer(), (entries, from, to) => {
        expect([...moveEntry(entries, from, to)].sort()).toEqual([...entries].sort());
      }),
    );
  });
});
