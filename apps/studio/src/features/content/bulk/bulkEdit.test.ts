import { describe, expect, it } from 'vitest';

import { applyBulkEdit, isEmptyEdit, shiftDate, type BulkEdit } from './bulkEdit';

const entry = {
  id: 'hips',
  title: { en: 'Hips', ar: 'الورك' },
  style: 'yoga',
  level: 'beginner',
  instructor: 'noor',
  equipment: ['mat', 'block'],
  focus: [],
  collections: ['picks'],
  phases: [],
  public: false,
  archived: false,
  releasedAt: '2027-03-27T18:30:00.000Z',
};
const apply = (edit: BulkEdit, zone = 'UTC') => applyBulkEdit(entry, edit, zone);

describe('an edit of several classes', () => {
  it('changes the chosen fields and keeps all others', () => {
    expect(
      apply({
        style: 'dance',
        level: 'everyone',
        add: { equipment: ['band', 'mat'], focus: ['hips'] },
        remove: { equipment: ['block', 'chair'], collections: ['picks'] },
        public: true,
      }),
    ).toEqual({
      ...entry,
      style: 'dance',
      level: 'everyone',
      equipment: ['mat', 'band'],
      focus: ['hips'],
      collections: [],
      public: true,
    });
  });

  it('removes the instructor', () => {
    expect(apply({ instructor: '' })).not.toHaveProperty('instructor');
  });

  it.each<BulkEdit>([
    {},
    { style: 'yoga', level: 'beginner', instructor: 'noor' },
    { add: { equipment: ['mat'] }, remove: { focus: ['hips'] } },
    { public: false, archived: false, shiftDays: 0 },
  ])('returns the entry itself if nothing changes: %o', (edit) => {
    expect(apply(edit)).toBe(entry);
  });

  it.each<[BulkEdit, boolean]>([
    [{}, true],
    [{ add: { focus: [] }, remove: {}, shiftDays: 0 }, true],
    [{ instructor: '' }, false],
    [{ public: false }, false],
    [{ remove: { focus: ['hips'] } }, false],
    [{ shiftDays: -1 }, false],
  ])('knows whether it is empty: %o', (edit, expected) => {
    expect(isEmptyEdit(edit)).toBe(expected);
  });
});

describe('a shifted release date', () => {
  it.each([
    // The clocks of Paris go forward on March 28, those of Sydney back on April 4.
    ['Europe/Paris', '2027-03-27T18:30:00.000Z', 1, '2027-03-28T17:30:00.000Z'],
    ['Australia/Sydney', '2027-04-03T07:00:00.000Z', 1, '2027-04-04T08:00:00.000Z'],
    ['UTC', '2027-03-27T18:30:00.000Z', 1, '2027-03-28T18:30:00.000Z'],
    ['UTC', '2027-03-01T00:00:00.000Z', -1, '2027-02-28T00:00:00.000Z'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00.000Z', 365, '2027-12-31T18:15:00.000Z'],
  ])('keeps its time of day in %s', (zone, before, days, after) => {
    expect(shiftDate(before, days, zone)).toBe(after);
  });
});
