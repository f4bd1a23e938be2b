import { describe, expect, it } from 'vitest';

import { createSampleCatalogue, createSampleClass, createSamplePosition } from '../testing/samples';
import { summarizeClasses } from './classesSummary';
import { getClassesForPhase, hasPhases } from './cyclical';
import { getInstructorOverviews, getSeriesOfInstructor } from './instructorOverview';
import { cyclicalPhases } from './phases';
import { getSeriesOfStyle, getStyleOverviews, getBeginnerClasses } from './styleOverview';
import type { ClassCard } from './types';

const ids = (classes: readonly { id: string }[]): readonly string[] => classes.map(({ id }) => id);

describe('the summary of classes', () => {
  it('counts values, the most frequent first, levels from the easiest', () => {
    const summary = summarizeClasses([
      createSampleClass({ level: 'advanced', durationSeconds: 600, equipment: ['mat', 'mat'] }),
      createSampleClass({ level: 'beginner', durationSeconds: 60, equipment: ['band', 'mat'] }),
      createSampleClass({
        styleId: 'dance',
        styleName: 'Dance',
        instructorId: null,
        durationSeconds: 900,
      }),
      createSampleClass({ instructorId: 'x', instructorName: null, equipment: [] }),
    ]);
    expect(summary).toMatchObject({
      count: 4,
      totalSeconds: 600 + 60 + 900 + 1440,
      shortestSeconds: 60,
      longestSeconds: 1440,
      levels: [
        { level: 'beginner', count: 3 },
        { level: 'advanced', count: 1 },
      ],
      equipment: ['mat', 'band'],
    });
    expect(summary.styles.map(({ name, count }) => [name, count])).toEqual([
      ['Yoga', 3],
      ['Dance', 1],
    ]);
    expect(summary.instructors.map(({ name, count }) => [name, count])).toEqual([
      ['Noor Haddad', 2],
      ['x', 1],
    ]);
  });

  it('is empty without classes', () => {
    expect(summarizeClasses([])).toMatchObject({ count: 0, shortestSeconds: 0, longestSeconds: 0 });
  });
});

describe('the cyclical view', () => {
  const free = createSampleClass({ id: 'free', phases: [] });
  const all = createSampleClass({ id: 'all', phases: cyclicalPhases });
  const two = createSampleClass({ id: 'two', phases: ['luteal', 'menstrual'] });
  const one = createSampleClass({ id: 'one', phases: ['luteal'] });

  it.each([
    ['luteal', [free, all, two, one], ['all', 'two', 'one'], false],
    ['ovulatory', [two, one], [], false],
    [null, [free, all, two, one], ['free', 'all'], true],
    [null, [two, one], ['two'], false],
    [null, [], [], false],
  ] as const)('%s', (phase, classes, expected, isForAnyPhase) => {
    const choice = getClassesForPhase(classes, phase);
    expect([ids(choice.classes), choice.isForAnyPhase]).toEqual([expected, isForAnyPhase]);
  });

  it('supports a catalogue without phases', () => {
    expect([hasPhases([free]), hasPhases([free, one]), hasPhases([])]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('styles', () => {
  const day = (n: number) => ({ releasedAt: new Date(Date.UTC(2026, 9, n)).toISOString() });
  const classes: readonly ClassCard[] = [
    createSampleClass({ id: 'old', poster: 'old.webp', collections: ['featured'], ...day(1) }),
    createSampleClass({ id: 'new', poster: 'new.webp', ...day(2) }),
    createSampleClass({
      id: 'other',
      styleId: 'odd one',
      styleName: 'Odd one',
      poster: 'odd.webp',
    }),
  ];
  const styles = [
    { id: 'empty', name: 'Empty' },
    { id: 'yoga', name: 'Yoga' },
  ];

  it('are in the catalogue’s order, then those that only classes name, with a cover', () => {
    const seen = getStyleOverviews(createSampleCatalogue({ classes, styles }));
    expect(seen.map((one) => [one.id, one.name, one.summary.count, one.cover])).toEqual([
      ['empty', 'Empty', 0, ''],
      ['yoga', 'Yoga', 2, 'old.webp'],
      ['odd one', 'Odd one', 1, 'odd.webp'],
    ]);
    expect(ids(seen[1]?.classes ?? [])).toEqual(['new', 'old']);
  });

  it('have classes for beginners: beginners before everyone, the shortest first, with a video', () => {
    const some = [
      createSampleClass({ id: 'everyone', level: 'everyone', durationSeconds: 60 }),
      createSampleClass({ id: 'long', durationSeconds: 1800 }),
      createSampleClass({ id: 'short', durationSeconds: 600 }),
      createSampleClass({ id: 'hard', level: 'advanced' }),
      createSampleClass({ id: 'silent', hasVideo: false }),
    ];
    expect(ids(getBeginnerClasses(some))).toEqual(['short', 'long', 'everyone']);
    expect(ids(getBeginnerClasses(some, 1))).toEqual(['short']);
  });

  it('have the series whose classes are mostly theirs', () => {
    const series = (id: string, classIds: string[]) => ({
      ...{ id, title: id, description: '', poster: '' },
      classIds,
    });
    const catalogue = createSampleCatalogue({
      classes,
      series: [series('mostly', ['old', 'new', 'other']), series('hers', ['other'])],
    });
    const own = (id: string) => getSeriesOfStyle(catalogue, [], id).map((one) => one.series.id);
    expect([own('yoga'), own('odd one'), own('empty')]).toEqual([['mostly'], ['hers'], []]);
  });
});

describe('instructors', () => {
  const person = (id: string) => ({ id, name: id, bio: '', portrait: '' });
  const catalogue = createSampleCatalogue({
    classes: [
      createSampleClass({ id: 'a', instructorId: 'lena', releasedAt: '2026-01-01T00:00:00.000Z' }),
      createSampleClass({ id: 'b', instructorId: 'lena', releasedAt: '2026-02-01T00:00:00.000Z' }),
      createSampleClass({ id: 'c', instructorId: 'unknown' }),
      createSampleClass({ id: 'd', instructorId: null }),
    ],
    instructors: [person('idle'), person('lena')],
    series: [
      { id: 's', title: 'S', description: '', poster: '', classIds: ['a', 'd'] },
      { id: 't', title: 'T', description: '', poster: '', classIds: ['d'] },
    ],
  });

  it('have their classes, the newest first', () => {
    expect(
      getInstructorOverviews(catalogue).map((one) => [one.instructor.id, ids(one.classes)]),
    ).toEqual([
      ['idle', []],
      ['lena', ['b', 'a']],
    ]);
  });

  it('have the series in which they teach a class, with the member’s progress', () => {
    const mine = getSeriesOfInstructor(catalogue, [createSamplePosition({ videoId: 'a' })], 'lena');
    expect(mine.map((one) => [one.series.id, one.state])).toEqual([['s', 'begun']]);
    expect(getSeriesOfInstructor(catalogue, [], 'idle')).toEqual([]);
  });
});
