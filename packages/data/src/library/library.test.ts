import { AppError, emptyLibrary, positionOf } from '@gschool/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryBackend, type MemoryWorld } from '../testing/memoryBackend';
import type { Backend } from '../backend';
import { createJournal, journalKey, type JournalStorage } from './journal';
import { replayJournal } from './replayJournal';
import { createWatchRecorder, FLUSH_EVERY, type WatchRecorder } from './watchRecorder';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const video = { id: 'sunrise', title: 'Sunrise Flow', poster: 'art:figure/warrior/1' };
let backend: Backend;
let world: MemoryWorld;
let clock: number;
let stored: Map<string, string>;
let storage: JournalStorage;

const writes = (name: string): number => world.calls.filter((call) => call === name).length;
const offline = (): void => {
  world.before = () => {
    throw new AppError({ kind: 'offline' });
  };
};
const online = (): void => {
  world.before = () => undefined;
};
const journal = (uid = 'mira') => createJournal(uid, storage);
const record = (): WatchRecorder =>
  createWatchRecorder({
    uid: 'mira',
    library: backend.library,
    journal: journal(),
    now: () => clock,
    video,
  });
const saved = () => positionOf(world.libraries.get('mira') ?? emptyLibrary, 'sunrise');

beforeEach(() => {
  ({ backend, world } = createMemoryBackend());
  clock = NOW;
  stored = new Map();
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
});

describe('watch recorder', () => {
  it('writes at a pause, and only what is new', async () => {
    const recorder = record();
    recorder.report(42, 600);
    await recorder.flush();
    await recorder.flush();
    expect(saved()).toEqual({
      videoId: 'sunrise',
      position: 42,
      duration: 600,
      completed: false,
      hidden: false,
      at: '2026-11-21T12:00:00.000Z',
    });
    expect([writes('library.read'), writes('library.write')]).toEqual([1, 1]);
    expect(world.history.size).toBe(0);
  });

  it('writes at most every 30 s while playing', async () => {
    const recorder = record();
    for (let second = 11; second <= 100; second += 1) {
      clock = NOW + second * 1000;
      recorder.report(second, 600);
    }
    await recorder.flush();
    expect(FLUSH_EVERY).toBe(30_000);
    expect(writes('library.write')).toBe(4);
    expect(saved()?.position).toBe(100);
  });

  it('never touches a stored position within the first 10 s', async () => {
    const before = {
      videoId: 'sunrise',
      position: 300,
      duration: 600,
      completed: false,
      hidden: false,
      at: '2026-11-01T00:00:00.000Z',
    };
    world.libraries.set('mira', { ...emptyLibrary, positions: [before] });
    const recorder = record();
    recorder.report(0, 600);
    recorder.report(9.9, 600);
    await recorder.flush('leave');
    expect(saved()).toEqual(before);
    expect(world.history.size).toBe(0);
    recorder.report(10, 600);
    await recorder.flush('leave');
    expect(saved()?.position).toBe(10);
  });

  it.each([
    [Number.NaN, 600],
    [100, Number.NaN],
    [100, 0],
    [100, Number.POSITIVE_INFINITY * 0],
  ])('ignores %d of %d', async (position, duration) => {
    const recorder = record();
    recorder.report(position, duration);
    await recorder.flush('leave');
    expect(writes('library.write')).toBe(0);
  });

  it('writes the history when the class is left, once', async () => {
    const recorder = record();
    recorder.report(560, 600);
    await recorder.flush();
    await recorder.flush('leave');
    await recorder.flush('leave');
    expect(writes('library.history')).toBe(1);
    expect(world.history.get('mira/sunrise')).toEqual({
      videoId: 'sunrise',
      title: 'Sunrise Flow',
      posterRef: 'art:figure/warrior/1',
      durationSeconds: 600,
      position: 560,
      completed: true,
      lastWatchedAt: '2026-11-21T12:00:00.000Z',
    });
  });

  it('keeps what other screens wrote', async () => {
    const other = { ...emptyLibrary, favorites: ['x'] };
    world.libraries.set('mira', other);
    const recorder = record();
    recorder.report(42, 600);
    await recorder.flush();
    expect(world.libraries.get('mira')?.favorites).toEqual(['x']);
  });

  it('journals synchronously when the page goes, and forgets what has arrived', async () => {
    const recorder = record();
    recorder.report(42, 600);
    const sent = recorder.flush('leave');
    expect(journal().read()).toHaveLength(1);
    await sent;
    expect(journal().read()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('journals a write that is still under way when the page goes', async () => {
    world.before = () => new Promise(() => undefined);
    const recorder = record();
    recorder.report(42, 600);
    void recorder.flush();
    void recorder.flush('leave');
    expect(journal().read()[0]?.position).toBe(42);
  });

  it('journals what could not be sent, without an error', async () => {
    offline();
    const recorder = record();
    recorder.report(42, 600);
    await recorder.flush();
    expect(journal().read()[0]).toMatchObject({ position: 42, title: 'Sunrise Flow' });
    online();
    recorder.report(50, 600);
    clock += 1000;
    recorder.report(51, 600);
    await recorder.flush();
    expect([saved()?.position, journal().read().length]).toEqual([51, 0]);
  });
});

describe('journal', () => {
  const entry = (changes = {}) => ({
    videoId: 'sunrise',
    position: 42,
    duration: 600,
    completed: false,
    hidden: false,
    at: '2026-11-21T12:00:00.000Z',
    title: 'Sunrise Flow',
    posterRef: 'p',
    ...changes,
  });

  it('is keyed by uid, and clear-all does not know its key', () => {
    journal('mira').put(entry());
    expect(journal('zoe').read()).toEqual([]);
    expect(journalKey('mira')).not.toMatch(/cache/i);
  });

  it('keeps the later entry of a class', () => {
    journal().put(entry());
    journal().put(entry({ position: 7, at: '2026-11-20T00:00:00.000Z' }));
    expect(
      journal()
        .read()
        .map((e) => e.position),
    ).toEqual([42]);
  });

  it.each(['{', '[]', 'null', '{"entries":7}', '{"entries":[null,{"videoId":1}]}'])(
    'reads nothing from %s',
    (text) => {
      stored.set(journalKey('mira'), text);
      expect(journal().read()).toEqual([]);
    },
  );

  it('lives without a storage or with one that refuses', () => {
    const none = createJournal('mira', null);
    none.put(entry());
    expect(none.read()).toEqual([]);
    const full = createJournal('mira', {
      ...storage,
      setItem: () => {
        throw new Error('quota');
      },
    });
    expect(() => full.put(entry())).not.toThrow();
  });

  it('is sent at the next start, merged with what is newer', async () => {
    const newer = { ...entry({ position: 500, at: '2026-11-21T13:00:00.000Z' }) };
    const { title: _t, posterRef: _p, ...position } = newer;
    world.libraries.set('mira', { ...emptyLibrary, positions: [position] });
    journal().put(entry());
    journal().put(entry({ videoId: 'other', position: 99 }));
    const merged = await replayJournal('mira', backend.library, journal());
    expect(merged?.positions.map((p) => [p.videoId, p.position])).toEqual([
      ['sunrise', 500],
      ['other', 99],
    ]);
    expect(world.history.get('mira/other')?.position).toBe(99);
    expect(journal().read()).toEqual([]);
    expect(await replayJournal('mira', backend.library, journal())).toBeNull();
  });

  it('stays when the next start is offline too', async () => {
    journal().put(entry());
    offline();
    await expect(replayJournal('mira', backend.library, journal())).rejects.toThrow(AppError);
    expect(journal().read()).toHaveLength(1);
  });
});
