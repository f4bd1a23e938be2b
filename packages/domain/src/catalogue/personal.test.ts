import { describe, expect, it } from 'vitest';
import { aClass, aPosition } from '../testing/samples';
import { becauseYouWatched } from './becauseYouWatched';
import { isNew, newReleases, releaseAge } from './release';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const DAY = 86_400_000;
const ago = (milliseconds: number): string => new Date(now - milliseconds).toISOString();

describe('because you watched', () => {
  const base = { styleId: 'x', instructorId: null, focus: [], level: 'advanced' } as const;
  const seed = aClass({ id: 'seed', styleId: 'yoga', instructorId: 'noor', focus: ['hips'] });
  const classes = [
    seed,
    aClass({ ...base, id: 'stranger' }),
    aClass({ ...base, id: 'focus', focus: ['hips'] }),
    aClass({ ...base, id: 'teacher', instructorId: 'noor' }),
    aClass({ ...base, id: 'style', styleId: 'yoga' }),
    aClass({ ...base, id: 'opened', styleId: 'yoga', instructorId: 'noor', focus: ['hips'] }),
  ];
  const finished = aPosition({ videoId: 'seed', completed: true, at: ago(DAY) });
  const likeOf = (...some: readonly ReturnType<typeof aPosition>[]) =>
    becauseYouWatched({ classes }, some, now, 10)?.classes.map(({ id }) => id);

  it('shares style, instructor or focus, in this order; what was opened comes last', () => {
    expect(likeOf(finished, aPosition({ videoId: 'opened' }))).toEqual([
      'style',
      'teacher',
      'focus',
      'opened',
    ]);
  });

  it('does not take a missing instructor for a shared one', () => {
    const alone = aPosition({ videoId: 'stranger', completed: true, at: ago(DAY) });
    expect(likeOf(alone)).toBeUndefined();
  });

  it('goes back to the last class that has others like it, for thirty days', () => {
    const later = aPosition({ videoId: 'gone', completed: true, at: ago(0) });
    expect(likeOf(finished, later)).toHaveLength(4);
    expect(likeOf({ ...finished, at: ago(30 * DAY) })).toBeUndefined();
    expect(likeOf({ ...finished, at: ago(30 * DAY - 1) })).toBeDefined();
    expect(likeOf({ ...finished, completed: false })).toBeUndefined();
    expect(becauseYouWatched({ classes }, [finished], now, 3)?.classes).toHaveLength(3);
  });
});

describe('new releases', () => {
  const out = (id: string, milliseconds: number) => aClass({ id, releasedAt: ago(milliseconds) });

  it.each([
    [0, true, 'this-week'],
    [-1, false, 'this-week'],
    [7 * DAY - 1, true, 'this-week'],
    [7 * DAY, true, 'last-week'],
    [14 * DAY - 1, true, 'last-week'],
    [14 * DAY, false, 'this-month'],
    [28 * DAY - 1, false, 'this-month'],
    [28 * DAY, false, 'earlier'],
  ])('%d ms after its release', (since, fresh, expected) => {
    const card = out('a', since);
    expect([isNew(card, now), releaseAge(card, now)]).toEqual([fresh, expected]);
  });

  it('are those of eight weeks, twelve at least, and nothing that is not out', () => {
    const classes = Array.from({ length: 30 }, (_, n) => out(`n${n}`, (n - 1) * 3 * DAY));
    expect(newReleases(classes, now).map(({ id }) => id)).toEqual(
      classes.slice(1, 20).map(({ id }) => id),
    );
    const quiet = classes.map((card) => ({ ...card, releasedAt: ago(400 * DAY) }));
    expect(newReleases(quiet, now)).toHaveLength(12);
  });
});
