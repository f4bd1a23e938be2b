import type { LibraryAction, WatchedChange, WatchPosition } from '@gschool/domain';
import { createSamplePosition } from '@gschool/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';

import { createWatchRecorder, FLUSH_INTERVAL_MS, type WatchRecorder } from './watchRecorder';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
let clock: number;
let zone: string;
let saved: WatchPosition | null | undefined;
let written: WatchedChange[];
let recorder: WatchRecorder;

beforeEach(() => {
  clock = NOW;
  zone = 'UTC';
  saved = null;
  written = [];
  recorder = createWatchRecorder({
    queue: {
      submit: (action: LibraryAction) => {
        written.push(action as WatchedChange);
        return Promise.resolve({ kind: 'saved' });
      },
    },
    now: () => clock,
    getTimeZone: () => zone,
    video: { id: 'sunrise', title: 'Sunrise Flow', poster: 'p' },
    getStoredPosition: () => saved,
    visitId: 'visit-1',
  });
});

/** Plays with one report per second. */
const play = (from: number, to: number, length = 600): void => {
  for (let second = from; second <= to; second += 1) {
    clock += 1000;
    recorder.report(second, length);
  }
};
const places = () => written.map(({ position }) => position.position);

describe('watch recorder', () => {
  it('writes at a pause, and only what is new', async () => {
    recorder.report(42, 600);
    await recorder.flush();
    await recorder.flush();
    expect(written).toEqual([
      {
        kind: 'watched',
        position: createSamplePosition({
          videoId: 'sunrise',
          position: 42,
          duration: 600,
          at: '2026-11-21T12:00:00.000Z',
        }),
        title: 'Sunrise Flow',
        posterRef: 'p',
        isLeft: false,
      },
    ]);
  });

  it('writes at most every 30 s while playing', async () => {
    expect(FLUSH_INTERVAL_MS).toBe(30_000);
    play(1, 100);
    expect(places()).toEqual([30, 60, 90]);
    await recorder.flush();
    expect(places().at(-1)).toBe(100);
  });

  it('reports leaving once, also when the position is written already', async () => {
    recorder.report(560, 600);
    await recorder.flush();
    await recorder.flush('leave');
    await recorder.flush('leave');
    expect(written.map(({ isLeft, position }) => [isLeft, position.completed])).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it.each([
    [Number.NaN, 600],
    [100, Number.NaN],
    [100, 0],
    [100, Infinity],
    [9.9, 600],
  ])('ignores %d of %d', async (position, duration) => {
    recorder.report(position, duration);
    await recorder.flush('leave');
    expect(written).toEqual([]);
  });

  it('never records a position beyond the end', async () => {
    recorder.report(601, 600);
    await recorder.flush();
    expect(places()).toEqual([600]);
  });
});

describe('the first ten seconds of playback', () => {
  const at300 = createSamplePosition({ position: 300, duration: 600 });
  it.each<[string, WatchPosition | null | undefined, () => void, readonly number[]]>([
    ['opened at the start and left', at300, () => play(0, 9), []],
    [
      'with seeking below the position',
      at300,
      () => [11, 200, 50].map((s) => recorder.report(s, 600)),
      [],
    ],
    [
      'with seeking above the position',
      at300,
      () => [50, 400].map((s) => recorder.report(s, 600)),
      [400],
    ],
    ['started over on purpose', at300, () => play(0, 11), [11]],
    ['started at a later position', at300, () => play(100, 111), [111]],
    ['resumed where it was', at300, () => play(300, 303), [303]],
    ['finished, and opened again', { ...at300, completed: true }, () => play(300, 309), []],
    ['finished, and played again', { ...at300, completed: true }, () => play(0, 11), [11]],
    ['never watched', null, () => recorder.report(42, 600), [42]],
    ['whose position is not loaded yet', undefined, () => recorder.report(42, 600), []],
    ['whose position is not loaded yet, played', undefined, () => play(40, 51), [51]],
  ])('a class %s', async (_, stored, act, expected) => {
    saved = stored;
    act();
    await recorder.flush('leave');
    expect(places()).toEqual(expected);
  });
});

describe('the time of a position', () => {
  it('is later than what is stored, though another clock is ahead', async () => {
    saved = createSamplePosition({ position: 20, duration: 600, at: '2026-11-21T14:00:00.000Z' });
    recorder.report(42, 600);
    await recorder.flush();
    expect(written[0]?.position.at).toBe('2026-11-21T14:00:00.001Z');
  });

  it('ignores a stored time in the far future', async () => {
    saved = createSamplePosition({ position: 20, duration: 600, at: '2036-01-01T00:00:00.000Z' });
    recorder.report(42, 600);
    await recorder.flush();
    expect(written[0]?.position.at).toBe('2026-11-21T12:00:00.000Z');
  });

  it('continues when the clock is set back', async () => {
    recorder.report(42, 600);
    await recorder.flush();
    clock -= 3_600_000;
    recorder.report(43, 600);
    await recorder.flush();
    expect(written[1]?.position.at).toBe('2026-11-21T12:00:00.001Z');
  });
});

describe('minutes of the day', () => {
  const visits = () => written.map(({ visit }) => visit);
  it('are the played time, not the position', async () => {
    play(1, 20);
    recorder.report(500, 600);
    play(501, 510);
    await recorder.flush();
    expect(visits()).toEqual([{ id: 'visit-1', day: '2026-11-21', seconds: 29 }]);
  });

  it('belong to the day in the member’s time zone, and start again at midnight', async () => {
    zone = 'Asia/Kolkata';
    clock = Date.parse('2026-11-21T18:29:40.000Z');
    play(0, 40);
    await recorder.flush();
    expect(visits()).toEqual([
      // Written at 10 s, because the last write was over 30 s ago, and at midnight.
      { id: 'visit-1', day: '2026-11-21', seconds: 10 },
      { id: 'visit-1', day: '2026-11-21', seconds: 18 },
      { id: 'visit-1', day: '2026-11-22', seconds: 22 },
    ]);
  });
});
