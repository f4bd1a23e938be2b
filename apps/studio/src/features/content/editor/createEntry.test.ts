import { parseEntry } from '@gschool/admin/content';
import { packLists } from '@gschool/domain/content-pack';
import { describe, expect, it } from 'vitest';

import { createEntry } from './createEntry';

const NOW = Date.parse('2027-03-01T10:20:30.400Z');

/** What a person has to say before a new entry can be published. */
const missing = {
  styles: [],
  instructors: [],
  series: ['videos'],
  videos: ['durationSeconds', 'level', 'style'],
  events: ['startsAt'],
};

describe('a new entry', () => {
  it.each(packLists)('of %s lacks only what a person knows', (list) => {
    const parsed = parseEntry(list, createEntry(list, 'hinge', 'Hinge', NOW), 'en');
    const fields = parsed.ok ? [] : parsed.problems.map(({ field }) => field).toSorted();
    expect(fields).toEqual(missing[list]);
  });

  it('has a picture of its own, and the current minute as its release date', () => {
    const one = createEntry('videos', 'hinge', 'Hinge', NOW);
    expect(one['releasedAt']).toBe('2027-03-01T10:20:00.000Z');
    expect(one['poster']).toMatch(/^art:figure\/[a-zA-Z]+\/\d+$/);
    expect(one['poster']).not.toBe(createEntry('videos', 'squat', 'Squat', NOW)['poster']);
    expect(one['poster']).toBe(createEntry('videos', 'hinge', 'Other', NOW)['poster']);
  });
});
