import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSampleCatalogue, createSampleClass } from '../testing/samples';
import { getClassOfTheDay } from './classOfTheDay';
import { PAGE_SIZE, getPagesThrough } from './page';
import { getRelatedClasses } from './series';
import { classOrders, sortClasses } from './sort';
import type { ClassCard, Level } from './types';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const daysAgo = (n: number): string => new Date(now - n * 86_400_000).toISOString();
const ids = (classes: readonly ClassCard[]): readonly string[] => classes.map(({ id }) => id);

const a = createSampleClass({
  id: 'a',
  title: 'Class 10',
  durationSeconds: 600,
  releasedAt: daysAgo(1),
});
const b = createSampleClass({
  id: 'b',
  title: 'class 9',
  level: 'advanced',
  styleId: 'strength',
  styleName: 'Strength',
  durationSeconds: 900,
  releasedAt: daysAgo(3),
});
const c = createSampleClass({
  id: 'c',
  title: 'Éclair',
  level: 'everyone',
  releasedAt: daysAgo(30),
});

describe('sort', () => {
  it.each([
    ['newest', ['a', 'b', 'c']],
    ['shortest', ['a', 'b', 'c']],
    ['longest', ['c', 'b', 'a']],
    ['title', ['b', 'a', 'c']],
    ['level', ['c', 'a', 'b']],
  ] as const)('%s', (order, expected) => {
    expect(ids(sortClasses([c, b, a], order, 'en'))).toEqual(expected);
  });

  it.each([
    ['shortest', { durationSeconds: 60 }],
    ['longest', { durationSeconds: 6000 }],
    ['level', { level: 'everyone' }],
    ['title', { title: 'A' }],
    ['newest', { releasedAt: daysAgo(0) }],
  ] as const)('%s alone decides before the date and the id', (order, change) => {
    const first = createSampleClass({ id: 'z', title: 'B', releasedAt: daysAgo(9), ...change });
    expect(ids(sortClasses([a, first], order))).toEqual(['z', 'a']);
    expect(ids(sortClasses([first, a], order))).toEqual(['z', 'a']);
  });

  it('orders equal classes by newest, then by id; an invalid date is the oldest', () => {
    const same = { durationSeconds: 60, releasedAt: daysAgo(2) };
    const [x, y] = [
      createSampleClass({ id: 'x', ...same }),
      createSampleClass({ id: 'y', ...same }),
    ];
    const newer = createSampleClass({ id: 'z', ...same, releasedAt: daysAgo(1) });
    const broken = createSampleClass({ id: 'a', ...same, releasedAt: 'soon' });
    expect(ids(sortClasses([broken, y, x, newer], 'shortest'))).toEqual(['z', 'x', 'y', 'a']);
    expect(ids(sortClasses([newer, x, y, broken], 'newest'))).toEqual(['z', 'x', 'y', 'a']);
    expect([...classOrders]).toEqual(['newest', 'shortest', 'longest', 'title', 'level']);
  });

  it('does not depend on the order of the input', () => {
    const card = fc.record({
      id: fc.string({ minLength: 1 }),
      durationSeconds: fc.constantFrom(60, 120),
      level: fc.constantFrom<Level>('beginner', 'everyone'),
      releasedAt: fc.constantFrom(daysAgo(1), daysAgo(2), 'broken'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(card, { selector: ({ id }) => id }), (some) => {
        const classes = some.map(createSampleClass);
        for (const order of classOrders) {
          expect(ids(sortClasses([...classes].reverse(), order))).toEqual(
            ids(sortClasses(classes, order)),
          );
        }
      }),
    );
  });
});

describe('pages of 48', () => {
  const list = Array.from({ length: 100 }, (_, n) => n);
  it.each([
    [1, 48, true],
    [2, 96, true],
    [3, 100, false],
    [99, 100, false],
    [0, 48, true],
    [Number.NaN, 48, true],
  ])('page %d shows %d', (page, shown, hasMore) => {
    const result = getPagesThrough(list, page);
    expect([result.items.length, result.hasMore]).toEqual([shown, hasMore]);
  });

  it('is one page without classes', () => {
    expect(PAGE_SIZE).toBe(48);
    expect(getPagesThrough([], 4)).toMatchObject({ page: 1, pages: 1, total: 0, hasMore: false });
  });
});

describe('series', () => {
  const catalogue = createSampleCatalogue({
    classes: [a, b, c],
    series: [{ id: 's', title: 'S', description: '', poster: '', classIds: ['c', 'gone', 'a'] }],
  });

  it('ranks the series before the style, the style before the level, the level before a video', () => {
    const bare = { styleId: 'x', level: 'advanced', hasVideo: false } as const;
    const one = createSampleClass({ id: 'one', seriesId: 's' });
    const others = [
      createSampleClass({ ...bare, id: 'nothing', seriesId: 't' }),
      createSampleClass({ ...bare, id: 'film', hasVideo: true }),
      createSampleClass({ ...bare, id: 'level', level: 'beginner' }),
      createSampleClass({ ...bare, id: 'style', styleId: 'yoga' }),
      createSampleClass({ ...bare, id: 'series', seriesId: 's' }),
    ];
    const all = createSampleCatalogue({ classes: [one, ...others] });
    expect(ids(getRelatedClasses(all, 'one'))).toEqual([
      'series',
      'style',
      'level',
      'film',
      'nothing',
    ]);
    expect(ids(getRelatedClasses(all, 'one', 2))).toEqual(['series', 'style']);
    const free = createSampleClass({ id: 'free' });
    const outside = createSampleCatalogue({
      classes: [free, createSampleClass({ ...bare, id: 'a' }), createSampleClass({ id: 'b' })],
    });
    expect(ids(getRelatedClasses(outside, 'free'))).toEqual(['b', 'a']);
  });

  it('finds related classes, never the class itself', () => {
    expect(ids(getRelatedClasses(catalogue, 'a'))).toEqual(['c', 'b']);
    expect(getRelatedClasses(catalogue, 'unknown')).toEqual([]);
  });
});

describe('class of the day', () => {
  const featured = [a, b].map((card) => ({ ...card, collections: ['featured'] as const }));

  it('changes every day and stays the same all day', () => {
    const day = (n: number) => getClassOfTheDay([...featured, c], now + n * 86_400_000)?.id;
    expect(new Set([day(0), day(1)])).toEqual(new Set(['a', 'b']));
    expect(day(0)).toBe(day(2));
  });

  it('prefers a class with a video, else is the newest', () => {
    const silent = featured.map((card) => ({ ...card, hasVideo: false }));
    expect(getClassOfTheDay([...silent, c], now)?.id).toBe('c');
    expect(getClassOfTheDay(silent, now)).not.toBeNull();
    expect(getClassOfTheDay([c, b, a], now)?.id).toBe('a');
    expect(getClassOfTheDay([], now)).toBeNull();
  });
});
