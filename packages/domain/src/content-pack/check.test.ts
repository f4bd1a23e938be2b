import { describe, expect, it } from 'vitest';
import { checkPack } from './check';

const video = {
  id: 'one',
  title: 'One',
  style: 'slow strength',
  level: 'everyone',
  durationSeconds: 600,
  releasedAt: '2026-01-02T05:00:00+01:00',
  poster: 'posters/one.webp',
};
const pack = { version: 1, styles: [{ id: 'slow strength', name: 'Slow' }], videos: [video] };
const withVideo = (changes: Record<string, unknown>) =>
  checkPack({ ...pack, videos: [{ ...video, ...changes }] }).faults;

describe('checkPack', () => {
  it('fills what is left out and turns dates into UTC', () => {
    const check = checkPack(pack);
    expect(check.ok && check.pack.videos[0]).toMatchObject({
      releasedAt: '2026-01-02T04:00:00.000Z',
      equipment: [],
      collections: [],
      public: false,
    });
    expect(check.ok && check.pack.events).toEqual([]);
  });

  it.each([
    [{ releasedAt: '2026-02-30T00:00:00Z' }, 'releasedAt: is not a date and time'],
    [{ releasedAt: 'last week' }, 'releasedAt: is not a date and time'],
    [{ poster: '../secret.webp' }, 'poster: leaves the folder of the pack'],
    [{ poster: '/etc/passwd' }, 'poster: must be relative to the pack, not an absolute path'],
    [{ poster: 'https://elsewhere.example/a.webp' }, 'poster: must be a path inside the pack'],
    [{ poster: 'C:\\a.webp' }, 'poster: must be a path inside the pack'],
    [{ poster: 'art:figure/warrior' }, 'poster: must read art:KIND/MOTIF/SEED'],
    [{ hls: 'a/../../b.m3u8' }, 'hls: leaves the folder of the pack'],
    [{ hls: 'film.mp4' }, 'hls: must be a playlist (.m3u8)'],
    [{ style: 'yoga' }, 'style: unknown style "yoga"'],
    [{ instructor: 'nobody' }, 'instructor: unknown instructor "nobody"'],
    [{ title: '' }, 'title: must not be empty'],
    [{ instuctor: 'gaia' }, 'instuctor: unknown field'],
    [{ durationSeconds: 0 }, 'durationSeconds: must be more than 0'],
    [{ chapters: [{ title: 'Late', startSeconds: 600 }] }, 'chapters.0: starts after the end'],
  ])('refuses %j', (changes, reason) => {
    expect(withVideo(changes)).toEqual([
      { entry: 'videos[0] "one"', reason: expect.stringContaining(reason) },
    ]);
  });

  it('reports every fault of every entry at once', () => {
    const check = checkPack({
      version: 2,
      styles: pack.styles,
      series: [
        { id: 's', title: 'S', videos: ['one', 'gone'] },
        { id: 't', title: 'T', videos: ['one'] },
      ],
      videos: [video, { ...video, title: 7 }],
      events: [{ id: 'e e', title: 'E', startsAt: 'soon', replay: 'gone' }],
    });
    expect(check.faults.map(({ entry, reason }) => `${entry} ${reason.split(':')[0]}`)).toEqual([
      'catalogue version',
      'videos[1] "one" title',
      'events[0] "e e" id',
      'events[0] "e e" startsAt',
      'events[0] "e e" durationMinutes',
      'events[0] "e e" poster',
      'videos[1] "one" id',
      'series[0] "s" videos',
      'events[0] "e e" replay',
      'series[1] "t" videos',
    ]);
  });

  it.each([null, [], 'text', { videos: 'none' }])(
    'answers faults, not an exception, for %j',
    (raw) => {
      expect(checkPack(raw).ok).toBe(false);
    },
  );
});
