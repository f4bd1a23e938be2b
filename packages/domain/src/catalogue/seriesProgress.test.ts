import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSampleCatalogue, createSampleClass, createSamplePosition } from '../testing/samples';
import { getRelatedSeries } from './relatedSeries';
import { getSeriesByProgress, getSeriesProgress } from './seriesProgress';

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const watched = (...some: Parameters<typeof createSamplePosition>[0][]) =>
  new Map(some.map((changes) => createSamplePosition(changes)).map((p) => [p.videoId, p]));
const createSeries = (id: string, ...classIds: string[]) => ({
  id,
  title: id,
  description: '',
  poster: '',
  classIds,
});
const classes = ['a', 'b', 'c'].map((id) => createSampleClass({ id }));
const three = createSeries('three', 'a', 'b', 'c');
const finished = { completed: true };

describe('the progress in a series', () => {
  it.each([
    ['nothing was watched', [], 'new', 'a', 1],
    ['a page was only opened', [{ videoId: 'b', position: 9 }], 'new', 'a', 1],
    ['the second was begun', [{ videoId: 'b', position: 10 }], 'begun', 'b', 2],
    ['the first is finished', [{ videoId: 'a', ...finished }], 'begun', 'b', 2],
    [
      'one was left unfinished, the next was finished: continues after the last',
      [
        { videoId: 'a', at: at(1) },
        { videoId: 'b', at: at(2), ...finished },
      ],
      'begun',
      'c',
      3,
    ],
    [
      'the last was finished first: continues at the start',
      [{ videoId: 'c', ...finished }],
      'begun',
      'a',
      1,
    ],
    [
      'all are finished: starts over',
      ['a', 'b', 'c'].map((videoId) => ({ videoId, ...finished })),
      'finished',
      'a',
      1,
    ],
    ['a date is invalid', [{ videoId: 'b', at: 'soon' }], 'begun', 'b', 2],
  ] as const)('%s', (_, some, state, next, nextNumber) => {
    const standing = getSeriesProgress(three, classes, watched(...some));
    expect([standing.state, standing.next?.id, standing.nextNumber]).toEqual([
      state,
      next,
      nextNumber,
    ]);
  });

  it('has nothing to play without classes', () => {
    const none = getSeriesProgress(three, [], watched());
    expect(none).toMatchObject({ next: null, nextNumber: 0, state: 'new', finished: 0 });
  });

  it('skips classes without a video unless there are no others', () => {
    const silent = { hasVideo: false };
    const some = [
      createSampleClass({ id: 'a', ...silent }),
      createSampleClass({ id: 'b' }),
      createSampleClass({ id: 'c', ...silent }),
    ];
    expect(getSeriesProgress(three, some, watched()).nextNumber).toBe(2);
    const seen = getSeriesProgress(three, some, watched({ videoId: 'b', ...finished }));
    expect(seen).toMatchObject({ state: 'finished', nextNumber: 2, finished: 1 });
    const none = classes.map((card) => ({ ...card, ...silent }));
    expect(getSeriesProgress(three, none, watched()).nextNumber).toBe(1);
  });

  it('never continues with a finished class while another is unfinished', () => {
    const position = fc.record({
      videoId: fc.constantFrom('a', 'b', 'c', 'elsewhere'),
      completed: fc.boolean(),
      position: fc.integer({ min: 0, max: 1440 }),
      at: fc.integer({ min: 0, max: 3 }).map(at),
    });
    fc.assert(
      fc.property(fc.array(position), (some) => {
        const map = watched(...some);
        const { next, finished, state } = getSeriesProgress(three, classes, map);
        expect(next !== null && map.get(next.id)?.completed === true).toBe(state === 'finished');
        expect(finished === 3).toBe(state === 'finished');
      }),
    );
  });
});

describe('all series', () => {
  const catalogue = createSampleCatalogue({
    classes,
    series: [
      createSeries('idle', 'c'),
      createSeries('gone', 'x'),
      createSeries('old', 'a'),
      createSeries('now', 'b'),
    ],
  });

  it('are ordered: in progress first, the last watched first, finished last, without empty ones', () => {
    const begun = [
      createSamplePosition({ videoId: 'a', at: at(1) }),
      createSamplePosition({ videoId: 'b', at: at(2) }),
    ];
    const ids = (positions: typeof begun) =>
      getSeriesByProgress(catalogue, positions).map(({ series }) => series.id);
    expect(ids(begun)).toEqual(['now', 'old', 'idle']);
    expect(ids([createSamplePosition({ videoId: 'c', ...finished })])).toEqual([
      'old',
      'now',
      'idle',
    ]);
    expect(ids([])).toEqual(['idle', 'old', 'now']);
  });

  it('have related series: the same style before the same instructor, finished last', () => {
    const card = (id: string, styleId: string, instructorId: string) =>
      createSampleClass({ id, styleId, instructorId });
    const all = getSeriesByProgress(
      createSampleCatalogue({
        classes: [
          card('me', 'yoga', 'lena'),
          card('teacher', 'dance', 'lena'),
          card('done', 'yoga', 'noor'),
          card('style', 'yoga', 'noor'),
          card('stranger', 'cardio', 'imani'),
        ],
        series: ['me', 'teacher', 'done', 'style', 'stranger'].map((id) => createSeries(id, id)),
      }),
      [createSamplePosition({ videoId: 'done', ...finished })],
    );
    const related = (limit?: number) =>
      getRelatedSeries(all, 'me', limit).map(({ series }) => series.id);
    expect(related()).toEqual(['style', 'done', 'teacher']);
    expect(related(1)).toEqual(['style']);
    expect(getRelatedSeries(all, 'unknown')).toEqual([]);
  });
});
