import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  parseContentPreferences,
  toContentPreferenceList,
  MAX_CONTENT_PREFERENCES,
  preferenceGroups,
} from './contentPreferences';

const tokens = Object.entries(preferenceGroups).flatMap(([group, values]) =>
  values.map((word) => `${group}:${word}`),
);
const stored = fc.array(fc.oneof(fc.constantFrom(...tokens), fc.string({ maxLength: 12 })), {
  maxLength: MAX_CONTENT_PREFERENCES,
});

describe('content preferences', () => {
  it('separates tokens from topics', () => {
    expect(
      parseContentPreferences([
        'yoga',
        'equipment:mat',
        'goal:calm',
        'goal:strength',
        'level:beginner',
      ]),
    ).toEqual({
      goals: ['strength', 'calm'],
      level: 'beginner',
      equipment: ['mat'],
      topics: ['yoga'],
    });
  });

  it.each([
    ['a word that is not in the vocabulary', 'goal:fame'],
    ['a group that is not one', 'mood:happy'],
    ['a name of every object', 'constructor:toString'],
  ])('keeps %s as a topic', (_, text) => {
    expect(parseContentPreferences([text]).topics).toEqual([text]);
  });

  it('uses the first of several levels', () => {
    expect(parseContentPreferences(['level:advanced', 'level:beginner']).level).toBe('beginner');
  });

  it('are the same after parsing and storing, without duplicates and blanks', () => {
    fc.assert(
      fc.property(stored, (list) => {
        const read = parseContentPreferences(list);
        const written = toContentPreferenceList(read);
        expect(parseContentPreferences(written)).toEqual(read);
        expect(new Set(written).size).toBe(written.length);
        for (const topic of read.topics) expect(list).toContain(topic);
      }),
    );
  });

  it('never exceed the limit of the rules; topics are dropped first', () => {
    const full = {
      goals: preferenceGroups.goal,
      level: 'advanced',
      equipment: preferenceGroups.equipment,
      topics: Array.from({ length: 80 }, (_, n) => `topic ${n}`),
    } as const;
    const list = toContentPreferenceList(full);
    expect(list).toHaveLength(MAX_CONTENT_PREFERENCES);
    expect(parseContentPreferences(list).equipment).toEqual(preferenceGroups.equipment);
  });
});
