import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createHitCounter, toHitRate } from './hitCounter';
import { lifetimes } from './lifetimes';
import {
  REFRESH_HISTORY_KEY,
  parseRefreshHistory,
  addRefresh,
  type RefreshHistory,
} from './refreshHistory';
import type { CacheKind } from './cachedQueries';

describe('the hit counter', () => {
  it.each([
    [0, 0, 0, 0],
    [1, 0, 1, 1],
    [0, 4, 4, 0],
    [3, 1, 4, 0.75],
  ])('%i hits and %i misses: total %i, rate %d', (hits, misses, total, rate) => {
    expect(toHitRate(hits, misses)).toEqual({ hits, misses, total, rate });
  });

  it('counts every lookup once, and can be reset', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (lookups) => {
        const counter = createHitCounter();
        for (const isHit of lookups) counter.count(isHit);
        const hits = lookups.filter(Boolean).length;
        expect(counter.read()).toEqual(toHitRate(hits, lookups.length - hits));
        expect(counter.read().rate).toBeGreaterThanOrEqual(0);
        expect(counter.read().rate).toBeLessThanOrEqual(1);
        counter.reset();
        expect(counter.read()).toEqual({ hits: 0, misses: 0, total: 0, rate: 0 });
      }),
    );
  });
});

describe('the history of forced refreshes', () => {
  const kinds = fc.constantFrom(...(Object.keys(lifetimes) as CacheKind[]));

  it('stores the last time and the count of each kind', () => {
    const twice = addRefresh(addRefresh({}, 'video', 10), 'video', 20);
    expect(addRefresh(twice, 'catalogue', 30)).toEqual({
      video: { timestamp: 20, count: 2 },
      catalogue: { timestamp: 30, count: 1 },
    });
  });

  it('is restored from its stored text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, fc.nat())), (asked) => {
        const history = asked.reduce<RefreshHistory>(
          (so, [kind, now]) => addRefresh(so, kind, now),
          {},
        );
        expect(parseRefreshHistory(JSON.stringify(history))).toEqual(history);
        const counts = Object.values(history).map(({ count }) => count);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(asked.length);
      }),
    );
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"video":null}',
    '{"video":{"timestamp":"1","count":1}}',
    '{"video":{"timestamp":1,"count":0}}',
    '{"video":{"timestamp":1,"count":1.5}}',
    '{"video":{"timestamp":null,"count":1}}',
    '{"nothing of ours":{"timestamp":1,"count":1}}',
    '{"__proto__":{"timestamp":1,"count":1}}',
  ])('leaves out damaged parts: %j', (text) => expect(parseRefreshHistory(text)).toEqual({}));

  it('keeps valid parts', () => {
    const text = '{"video":{"timestamp":1,"count":2},"history":{"count":1}}';
    expect(parseRefreshHistory(text)).toEqual({ video: { timestamp: 1, count: 2 } });
  });

  it('is removed by clear-all', () => expect(REFRESH_HISTORY_KEY).toContain('cache'));
});
