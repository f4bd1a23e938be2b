import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSamplePosition } from '../testing/samples';
import { applyChange } from './applyChange';
import { getContinueWatching } from './continueWatching';
import { MAX_POSITIONS } from './limits';
import { isListed, setListed } from './lists';
import { emptyLibrary, mergePositions, getPosition, recordPosition } from './positions';
import { isCompleted, getRemainingMinutes, getProgressFraction, getResumePosition } from './resume';
import type { WatchPosition } from './types';

const start = Date.parse('2026-11-01T00:00:00.000Z');
const at = (n: number): string => new Date(start + n * 1000).toISOString();

const positions = fc.array(
  fc.record<WatchPosition>({
    videoId: fc.constantFrom('a', 'b', 'c', 'd'),
    position: fc.integer({ min: 0, max: 100 }),
    duration: fc.constant(100),
    completed: fc.boolean(),
    hidden: fc.boolean(),
    at: fc.integer({ min: 0, max: 5 }).map(at),
  }),
);
const many = fc
  .uniqueArray(fc.integer({ min: 0, max: 600 }), { minLength: 150, maxLength: 260 })
  .map((ids) => ids.map((n) => createSamplePosition({ videoId: `v${n}`, at: at(n % 90) })));

describe('merge of positions', () => {
  it.each([
    ['few', positions],
    ['more than fit', many],
  ])('is commutative, associative and idempotent with %s', (_, some) => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        const ab = mergePositions(a, b);
        expect(mergePositions(b, a)).toEqual(ab);
        expect(mergePositions(ab, c)).toEqual(mergePositions(a, mergePositions(b, c)));
        expect(mergePositions(ab, ab)).toEqual(ab);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the later change of a class, newest first', () => {
    const old = createSamplePosition({ videoId: 'a', position: 900, at: at(1) });
    const fresh = createSamplePosition({ videoId: 'a', position: 20, at: at(2) });
    const other = createSamplePosition({ videoId: 'b', at: at(3) });
    expect(mergePositions([old], [other, fresh])).toEqual([other, fresh]);
  });

  it('compares instants, not texts', () => {
    const utc = createSamplePosition({ at: '2026-11-01T10:00:00.000Z' });
    const earlier = createSamplePosition({ at: '2026-11-01T10:30:00.000+01:00' });
    expect(mergePositions([earlier], [utc])).toEqual([utc]);
  });

  it('keeps the last 200', () => {
    let state = emptyLibrary;
    for (let n = 0; n < 230; n += 1) {
      state = recordPosition(state, createSamplePosition({ videoId: `v${n}`, at: at(n) }));
    }
    expect(state.positions).toHaveLength(MAX_POSITIONS);
    expect(getPosition(state, 'v229')).not.toBeNull();
    expect(getPosition(state, 'v29')).toBeNull();
  });
});

describe('resume', () => {
  it.each([
    ['nothing stored', null, 0],
    ['9 s', createSamplePosition({ position: 9 }), 0],
    ['10 s', createSamplePosition({ position: 10 }), 10],
    ['half', createSamplePosition({ position: 720 }), 720],
    ['90 %', createSamplePosition({ position: 1296 }), 0],
    ['marked completed', createSamplePosition({ position: 720, completed: true }), 0],
    ['an unknown length', createSamplePosition({ position: 50, duration: 0 }), 50],
  ])('%s', (_, stored, expected) => {
    expect(getResumePosition(stored)).toBe(expected);
  });

  it.each([
    [89.9, 100, false],
    [90, 100, true],
    [120, 100, true],
    [90, 0, false],
  ])('%d of %d finished: %s', (position, duration, expected) => {
    expect(isCompleted(position, duration)).toBe(expected);
  });

  it('has a fraction from 0 to 1 for any stored values', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (position, duration) => {
        const share = getProgressFraction({ position, duration });
        expect(share >= 0 && share <= 1).toBe(true);
        expect(getRemainingMinutes({ position, duration })).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(getRemainingMinutes({ position: 1399, duration: 1440 })).toBe(1);
    expect(getRemainingMinutes({ position: 1440, duration: 1440 })).toBe(0);
  });
});

describe('continue watching', () => {
  it('shows begun, unfinished, unhidden classes, newest first', () => {
    const state = {
      ...emptyLibrary,
      positions: [
        createSamplePosition({ videoId: 'old', at: at(1) }),
        createSamplePosition({ videoId: 'new', at: at(9) }),
        createSamplePosition({ videoId: 'done', completed: true, at: at(8) }),
        createSamplePosition({ videoId: 'hidden', hidden: true, at: at(7) }),
        createSamplePosition({ videoId: 'peeked', position: 9, at: at(6) }),
      ],
    };
    expect(getContinueWatching(state).map((p) => p.videoId)).toEqual(['new', 'old']);
    const hidden = applyChange(state, {
      id: '1',
      kind: 'hidden',
      videoId: 'new',
      isHidden: true,
      at: start + 20_000,
    });
    expect(getContinueWatching(hidden).map((p) => p.videoId)).toEqual(['old']);
    expect(getPosition(hidden, 'new')?.position).toBe(100);
  });

  it('is at most 12', () => {
    const all = Array.from({ length: 30 }, (_, n) =>
      createSamplePosition({ videoId: `v${n}`, at: at(n) }),
    );
    expect(getContinueWatching({ ...emptyLibrary, positions: all })).toHaveLength(12);
  });
});

describe('lists', () => {
  it('adds an entry once, at the front, and removes it', () => {
    const one = setListed(setListed(emptyLibrary, 'saved', 'a', true), 'saved', 'b', true);
    expect(setListed(one, 'saved', 'a', true).saved).toEqual(['a', 'b']);
    expect(isListed(setListed(one, 'saved', 'b', false), 'saved', 'b')).toBe(false);
    expect(one.favorites).toEqual([]);
  });

  it('has at most 500 entries', () => {
    const saved = Array.from({ length: 500 }, (_, n) => `v${n}`);
    expect(setListed({ ...emptyLibrary, saved }, 'saved', 'x', true).saved).toHaveLength(500);
    const one = { ...emptyLibrary, saved: saved.slice(1) };
    expect(setListed(one, 'saved', 'x', true).saved).toHaveLength(500);
  });
});
