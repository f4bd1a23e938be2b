import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emptyLibrary } from '../library/positions';
import { createSampleCatalogue, createSampleClass, createSamplePosition } from '../testing/samples';
import { getClassQueue, getQueueProgress } from './queue';

const classes = ['one', 'two', 'unfilmed', 'four', 'alone'].map((id) =>
  createSampleClass({ id, title: id, hasVideo: id !== 'unfilmed' }),
);
const catalogue = createSampleCatalogue({
  classes,
  series: [
    {
      id: 'strong',
      title: 'Strong',
      description: '',
      poster: 'art:figure/warrior/1',
      classIds: ['one', 'two', 'gone', 'unfilmed', 'four'],
    },
  ],
});
const playlist = { id: 'evening', name: 'Evening', videoIds: ['four', 'alone', 'gone', 'one'] };
const ids = (cards: readonly { id: string }[] | undefined) => cards?.map(({ id }) => id);

describe('the queue of a class', () => {
  it.each([
    ['one', null, 'series', null, 'two'],
    ['two', null, 'series', 'one', 'four'],
    ['unfilmed', null, 'series', 'two', 'four'],
    ['four', null, 'series', 'two', null],
    ['four', playlist, 'playlist', null, 'alone'],
    ['alone', playlist, 'playlist', 'four', 'one'],
    ['one', playlist, 'playlist', 'alone', null],
    ['two', playlist, 'series', 'one', 'four'],
  ] as const)('knows what is before and after %s', (id, list, kind, previous, next) => {
    const queue = getClassQueue(catalogue, id, list);
    expect(queue?.kind).toBe(kind);
    expect(queue?.previous?.id ?? null).toBe(previous);
    expect(queue?.next?.id ?? null).toBe(next);
  });

  it('keeps the order of its source and skips classes that left the catalogue', () => {
    expect(ids(getClassQueue(catalogue, 'one', null)?.classes)).toEqual([
      'one',
      'two',
      'unfilmed',
      'four',
    ]);
    expect(ids(getClassQueue(catalogue, 'one', playlist)?.classes)).toEqual([
      'four',
      'alone',
      'one',
    ]);
  });

  it.each(['alone', 'gone', 'never-there'])('is absent for %s', (id) => {
    expect(getClassQueue(catalogue, id, null)).toBeNull();
  });

  it('leads from any class through every class with a video once, and back', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          classes.map(({ id }) => id),
          { minLength: 1 },
        ),
        (videoIds) => {
          const list = { id: 'any', name: 'Any', videoIds };
          const open = (id: string) => getClassQueue(catalogue, id, list);
          const playableIds = videoIds.filter((id) => id !== 'unfilmed');
          const forth: string[] = [];
          for (let id = playableIds[0]; id !== undefined; id = open(id)?.next?.id) forth.push(id);
          const back: string[] = [];
          for (let id = playableIds.at(-1); id !== undefined; id = open(id)?.previous?.id)
            back.push(id);
          expect(forth).toEqual(playableIds);
          expect(back).toEqual(playableIds.toReversed());
        },
      ),
    );
  });
});

describe('progress in a queue', () => {
  const queue = { classes };

  it('counts finished classes of the queue only', () => {
    const { finished, watched } = getQueueProgress(queue, {
      ...emptyLibrary,
      positions: [
        createSamplePosition({ videoId: 'one', completed: true }),
        createSamplePosition({ videoId: 'two', completed: false }),
        createSamplePosition({ videoId: 'elsewhere', completed: true }),
      ],
    });
    expect(finished).toBe(1);
    expect([...watched.keys()]).toEqual(['one', 'two']);
  });

  it('is empty without a library', () => {
    expect(getQueueProgress(queue, null)).toEqual({ finished: 0, watched: new Map() });
  });
});
