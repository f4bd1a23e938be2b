import { describe, expect, it } from 'vitest';

import { createSampleClass, createSamplePosition } from '../testing/samples';
import { getBecauseYouWatched } from './becauseYouWatched';
import { isNewClass, getNewReleases, getReleaseAge, groupReleases } from './release';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const getTimeAgo = (milliseconds: number): string => new Date(now - milliseconds).toISOString();

describe('because you watched', () => {
  const base = { styleId: 'x', instructorId: null, focus: [], level: 'advanced' } as const;
  const seed = createSampleClass({
    id: 'seed',
    styleId: 'yoga',
    instructorId: 'noor',
    focus: ['hips'],
  });
  const classes = [
    seed,
    createSampleClass({ ...base, id: 'stranger' }),
    createSampleClass({ ...base, id: 'focus', focus: ['hips'] }),
    createSampleClass({ ...base, id: 'teacher', instructorId: 'noor' }),
    createSampleClass({ ...base, id: 'style', styleId: 'yoga' }),
    createSampleClass({
      ...base,
      id: 'opened',
      styleId: 'yoga',
      instructorId: 'noor',
      focus: ['hips'],
    }),
  ];
  const finished = createSamplePosition({
    videoId: 'seed',
    completed: true,
    at: getTimeAgo(DAY_MS),
  });
  const likeOf = (...some: readonly ReturnType<typeof createSamplePosition>[]) =>
    getBecauseYouWatched({ classes }, some, now, 10)?.classes.map(({ id }) => id);

  it('shares style, instructor or focus, in this order; opened classes come last', () => {
    expect(likeOf(finished, createSamplePosition({ videoId: 'opened' }))).toEqual([
      'style',
      'teacher',
      'focus',
      'opened',
    ]);
  });

  it('does not count a missing instructor as a common one', () => {
    const alone = createSamplePosition({
      videoId: 'stranger',
      completed: true,
      at: getTimeAgo(DAY_MS),
    });
    expect(likeOf(alone)).toBeUndefined();
  });

  it('uses the last finished class with similar ones within 30 days', () => {
    const later = createSamplePosition({ videoId: 'gone', completed: true, at: getTimeAgo(0) });
    expect(likeOf(finished, later)).toHaveLength(4);
    expect(likeOf({ ...finished, at: getTimeAgo(30 * DAY_MS) })).toBeUndefined();
    expect(likeOf({ ...finished, at: getTimeAgo(30 * DAY_MS - 1) })).toBeDefined();
    expect(likeOf({ ...finished, completed: false })).toBeUndefined();
    expect(getBecauseYouWatched({ classes }, [finished], now, 3)?.classes).toHaveLength(3);
  });
});

describe('new releases', () => {
  const out = (id: string, milliseconds: number) =>
    createSampleClass({ id, releasedAt: getTimeAgo(milliseconds) });

  it.each([
    [0, true, 'this-week'],
    [-1, false, 'this-week'],
    [7 * DAY_MS - 1, true, 'this-week'],
    [7 * DAY_MS, true, 'last-week'],
    [14 * DAY_MS - 1, true, 'last-week'],
    [14 * DAY_MS, false, 'this-month'],
    [28 * DAY_MS - 1, false, 'this-month'],
    [28 * DAY_MS, false, 'earlier'],
  ])('%d ms after its release', (since, fresh, expected) => {
    const card = out('a', since);
    expect([isNewClass(card, now), getReleaseAge(card, now)]).toEqual([fresh, expected]);
  });

  it.each([
    ['three groups', [1, 2, 8, 9, 40, 41], ['this-week 2', 'last-week 2', 'earlier 2']],
    ['the first is alone', [1, 8, 9, 15, 16], ['latest 3', 'this-month 2']],
    ['one in the middle is alone', [1, 2, 15, 40, 41], ['this-week 2', 'earlier 3']],
    ['the last is alone', [1, 2, 8, 9, 40], ['this-week 2', 'earlier 3']],
    ['the last of two is alone', [1, 2, 40], ['latest 3']],
    ['all are alone', [1, 8, 15, 40], ['latest 2', 'earlier 2']],
    ['one class', [8], ['last-week 1']],
    ['no class', [], []],
  ])('are grouped without a heading for a single class: %s', (_case, days, expected) => {
    const classes = days.map((day) => out(`d${day}`, day * DAY_MS));
    const groups = groupReleases(classes, now);
    expect(groups.map(({ age, cards }) => `${age} ${cards.length}`)).toEqual(expected);
    expect(groups.flatMap(({ cards }) => cards)).toEqual(classes);
  });

  it('are those of eight weeks, at least twelve, without future ones', () => {
    const classes = Array.from({ length: 30 }, (_, n) => out(`n${n}`, (n - 1) * 3 * DAY_MS));
    expect(getNewReleases(classes, now).map(({ id }) => id)).toEqual(
      classes.slice(1, 20).map(({ id }) => id),
    );
    const quiet = classes.map((card) => ({ ...card, releasedAt: getTimeAgo(400 * DAY_MS) }));
    expect(getNewReleases(quiet, now)).toHaveLength(12);
  });
});
