import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../library/positions';
import { aCatalogue, aClass, aPosition } from '../testing/samples';
import { facetValues } from './facets';
import { featuredOfTheDay } from './featured';
import { filterClasses } from './filter';
import { PAGE_SIZE, pageThrough } from './page';
import { catalogueRows } from './rows';
import { classesOfSeries, nextInSeries, relatedClasses } from './series';
import { classOrders, sortClasses } from './sort';
import type { ClassCard, Level } from './types';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const daysAgo = (n: number): string => new Date(now - n * 86_400_000).toISOString();
const ids = (classes: readonly ClassCard[]): readonly string[] => classes.map(({ id }) => id);

const a = aClass({ id: 'a', title: 'Class 10', durationSeconds: 600, releasedAt: daysAgo(1) });
const b = aClass({
  id: 'b',
  title: 'class 9',
  level: 'advanced',
  styleId: 'strength',
  styleName: 'Strength',
  durationSeconds: 900,
  releasedAt: daysAgo(3),
});
const c = aClass({ id: 'c', title: 'Éclair', level: 'everyone', releasedAt: daysAgo(30) });

describe('sort', () => {
  it.each([
    ['newest', ['a', 'b', 'c']],
    ['shortest', ['a', 'b', 'c']],
    ['title', ['b', 'a', 'c']],
    ['level', ['c', 'a', 'b']],
  ] as const)('%s', (order, expected) => {
    expect(ids(sortClasses([c, b, a], order, 'en'))).toEqual(expected);
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
        const classes = some.map(aClass);
        for (const order of classOrders) {
          expect(ids(sortClasses([...classes].reverse(), order))).toEqual(
            ids(sortClasses(classes, order)),
          );
        }
      }),
    );
  });
});

describe('filter and facets', () => {
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ styleId: 'strength' }, ['b']],
    [{ level: 'beginner' }, ['a', 'c']],
    [{ level: 'advanced' }, ['b', 'c']],
    [{ maxMinutes: 15 }, ['a', 'b']],
    [{ minMinutes: 15, maxMinutes: 15 }, ['b']],
    [{ text: 'CLASS strength' }, ['b']],
    [{ text: '  ' }, ['a', 'b', 'c']],
    [{ equipment: 'band' }, []],
    [{ focus: 'hips', instructorId: 'noor' }, ['a', 'b', 'c']],
    [{ phase: 'luteal' }, []],
  ] as const)('%j → %j', (filter, expected) => {
    expect(ids(filterClasses([a, b, c], filter))).toEqual(expected);
  });

  it('counts a value once a class, the most frequent first', () => {
    expect(facetValues([a, b, aClass({ equipment: ['mat', 'mat', 'band'] })], 'equipment')).toEqual(
      [
        { value: 'mat', label: 'mat', count: 3 },
        { value: 'band', label: 'band', count: 1 },
      ],
    );
    expect(facetValues([a, b], 'styleId').map(({ label }) => label)).toEqual(['Strength', 'Yoga']);
    expect(facetValues([aClass({ instructorId: null })], 'instructorId')).toEqual([]);
  });

  it('offers only choices that leave something', () => {
    for (const { value, count } of facetValues([a, b, c], 'focus')) {
      expect(filterClasses([a, b, c], { focus: value })).toHaveLength(count);
    }
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
    const result = pageThrough(list, page);
    expect([result.items.length, result.hasMore]).toEqual([shown, hasMore]);
  });

  it('is one page when there is nothing', () => {
    expect(PAGE_SIZE).toBe(48);
    expect(pageThrough([], 4)).toMatchObject({ page: 1, pages: 1, total: 0, hasMore: false });
  });
});

describe('series', () => {
  const catalogue = aCatalogue({
    classes: [a, b, c],
    series: [{ id: 's', title: 'S', description: '', poster: '', classIds: ['c', 'gone', 'a'] }],
  });

  it('knows what comes next', () => {
    expect(nextInSeries(catalogue, 'c')?.id).toBe('a');
    expect(nextInSeries(catalogue, 'a')).toBeNull();
    expect(nextInSeries(catalogue, 'b')).toBeNull();
    expect(nextInSeries(catalogue, 'gone')).toBeNull();
    expect(catalogue.series.map((s) => ids(classesOfSeries(catalogue, s)))).toEqual([['c', 'a']]);
  });

  it('finds related classes, never the class itself', () => {
    expect(ids(relatedClasses(catalogue, 'a'))).toEqual(['c', 'b']);
    expect(relatedClasses(catalogue, 'nobody')).toEqual([]);
  });
});

describe('class of the day', () => {
  const featured = [a, b].map((card) => ({ ...card, collections: ['featured'] as const }));

  it('takes turns by day and stays the whole day', () => {
    const day = (n: number) => featuredOfTheDay([...featured, c], now + n * 86_400_000)?.id;
    expect(new Set([day(0), day(1)])).toEqual(new Set(['a', 'b']));
    expect(day(0)).toBe(day(2));
  });

  it('prefers a class with a film, else shows the newest', () => {
    const silent = featured.map((card) => ({ ...card, hasVideo: false }));
    expect(featuredOfTheDay([...silent, c], now)?.id).toBe('c');
    expect(featuredOfTheDay(silent, now)).not.toBeNull();
    expect(featuredOfTheDay([c, b, a], now)?.id).toBe('a');
    expect(featuredOfTheDay([], now)).toBeNull();
  });
});

describe('rows', () => {
  const five = Array.from({ length: 5 }, (_, n) =>
    aClass({ id: `f${n}`, releasedAt: daysAgo(n + 1), durationSeconds: 600 + n * 300 }),
  );
  const catalogue = aCatalogue({
    classes: five,
    styles: [
      { id: 'yoga', name: 'Yoga' },
      { id: 'dance', name: 'Dance' },
    ],
  });

  it('come in order and never too short', () => {
    const library = { ...emptyLibrary, positions: [aPosition({ videoId: 'f3' })] };
    const rows = catalogueRows(catalogue, library, now);
    expect(rows.map(({ id }) => id)).toEqual(['continue', 'new-this-week', 'style:yoga']);
    expect(rows[0]?.entries[0]?.watched?.position).toBe(100);
  });

  it('show the newest when the week was quiet', () => {
    const later = now + 30 * 86_400_000;
    expect(catalogueRows(catalogue, null, later).map(({ kind }) => kind)).toEqual([
      'newest',
      'style',
    ]);
  });

  it('include short classes, picks and series', () => {
    const classes = five.map((card) => ({
      ...card,
      durationSeconds: 900,
      collections: ['picks'] as const,
    }));
    const series = { id: 's', title: 'Hips', description: '', poster: '', classIds: ids(five) };
    const rows = catalogueRows({ ...catalogue, classes, series: [series] }, null, now);
    expect(rows.map(({ id }) => id)).toEqual([
      'new-this-week',
      'picks',
      'short',
      'style:yoga',
      'series:s',
    ]);
  });

  it('leave out what the catalogue no longer has', () => {
    const library = { ...emptyLibrary, positions: [aPosition({ videoId: 'gone' })] };
    expect(catalogueRows(aCatalogue(), library, now)).toEqual([]);
  });
});
