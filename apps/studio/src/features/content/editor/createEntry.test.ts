import { parseEntry } from '@gschool/admin/content';
import { packLists } from '@gschool/domain/content-pack';
import { describe, expect, it } from 'vitest';

import { copyEntry, createEntry } from './createEntry';

const NOW = Date.parse('2027-03-01T10:20:30.400Z');

/** What a person has to say before a new entry can be published. */
const missing = {
  styles: [],
  instructors: [],
  series: ['videos'],
  videos: ['durationSeconds', 'level', 'style'],
  events: ['startsAt'],
};

describe('a copy of an entry', () => {
  const changes = { id: 'copy', title: 'Copy' };

  it('has everything except what belongs to the original alone', () => {
    const hinge = {
      id: 'hinge',
      title: 'Hinge',
      releasedAt: '2020-01-01T00:00:00.000Z',
      chapters: [{ title: 'Start', startSeconds: 0 }],
      archived: true,
    };
    expect(copyEntry('videos', hinge, changes, NOW)).toEqual({
      id: 'copy',
      title: 'Copy',
      releasedAt: '2027-03-01T10:20:00.000Z',
      chapters: [{ title: 'Start', startSeconds: 0 }],
      archived: false,
    });
    const live = {
      id: 'live',
      title: 'Live',
      startsAt: '2020-01-01T00:00:00.000Z',
      replay: 'hinge',
    };
    expect(copyEntry('events', live, changes, NOW)).toEqual({
      id: 'copy',
      title: 'Copy',
      startsAt: '2020-01-01T00:00:00.000Z',
    });
    expect(copyEntry('series', { id: 'calm', videos: ['hinge'] }, changes, NOW)).toEqual({
      id: 'copy',
      title: 'Copy',
      videos: [],
    });
    expect(copyEntry('styles', { id: 'strength', name: 'Strength' }, changes, NOW)).toEqual({
      id: 'copy',
      name: 'Copy',
    });
  });
});

describe('a new entry', () => {
  it.each(packLists)('of %s lacks only what a person knows', (list) => {
    const parsed = parseEntry(list, createEntry(list, 'hinge', 'Hinge', NOW), 'en');
    const fields = parsed.ok ? [] : parsed.problems.map(({ field }) => field).toSorted();
    expect(fields).toEqual(missing[list]);
  });

  it('has another picture, and the current minute as its release date', () => {
    const one = createEntry('videos', 'hinge', 'Hinge', NOW);
    expect(one['releasedAt']).toBe('2027-03-01T10:20:00.000Z');
    expect(one['poster']).toMatch(/^art:figure\/[a-zA-Z]+\/\d+$/);
    expect(one['poster']).not.toBe(createEntry('videos', 'squat', 'Squat', NOW)['poster']);
    expect(one['poster']).toBe(createEntry('videos', 'hinge', 'Other', NOW)['poster']);
  });
});
