import { describe, expect, it } from 'vitest';

import { checkPack } from './check';
import { createEmptyFields } from './packFields';

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
  checkPack({ ...pack, videos: [{ ...video, ...changes }] }).errors;

describe('checkPack', () => {
  it('fills in defaults and converts dates to UTC', () => {
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
    [{ poster: '../secret.webp' }, 'poster: points outside the pack’s folder'],
    [{ poster: '/etc/passwd' }, 'poster: must be relative to the pack, not an absolute path'],
    [{ poster: 'http://elsewhere.example/a.webp' }, 'poster: must be a path inside the pack or an'],
    [
      { poster: 'HTTPS://elsewhere.example/a.webp' },
      'poster: must be a path inside the pack or an',
    ],
    [{ poster: 'https://me:secret@a.example/a.webp' }, 'poster: must be a complete https URL'],
    [{ poster: 'https://a.example' }, 'poster: must be a complete https URL'],
    [{ poster: 'https:///a.webp' }, 'poster: must be a complete https URL'],
    [{ poster: 'https://a.example/a b.webp' }, 'poster: must be a complete https URL'],
    [{ poster: 'https://a.example\\a.webp' }, 'poster: must be a complete https URL'],
    [{ poster: 'javascript:alert(1)' }, 'poster: must be a path inside the pack or an'],
    [{ poster: 'data:image/png;base64,AA' }, 'poster: must be a path inside the pack or an'],
    [{ hls: 'https://a.example/film.mp4?a.m3u8' }, 'hls: must be a playlist (.m3u8)'],
    [{ poster: 'C:\\a.webp' }, 'poster: must be a path inside the pack'],
    [{ poster: 'art:figure/warrior' }, 'poster: must have the form art:KIND/MOTIF/SEED'],
    [{ hls: 'a/../../b.m3u8' }, 'hls: points outside the pack’s folder'],
    [{ hls: 'film.mp4' }, 'hls: must be a playlist (.m3u8)'],
    [{ style: 'yoga' }, 'style: unknown style "yoga"'],
    [{ instructor: 'missing' }, 'instructor: unknown instructor "missing"'],
    [{ title: '' }, 'title: must not be empty'],
    [{ instuctor: 'gaia' }, 'instuctor: unknown field'],
    [{ durationSeconds: 0 }, 'durationSeconds: must be more than 0'],
    [{ chapters: [{ title: 'Late', startSeconds: 600 }] }, 'chapters.0: starts after the end'],
  ])('refuses %j', (changes, reason) => {
    expect(withVideo(changes)).toEqual([
      { entry: 'videos[0] "one"', reason: expect.stringContaining(reason) },
    ]);
  });

  it.each([
    [{ title: ' ' }, 'title: must not be empty'],
    [{ title: 'x'.repeat(201) }, 'title: must have at most 200 characters'],
    [{ title: '😀'.repeat(101) }, 'title: must have at most 200 characters'],
    [{ description: 'x'.repeat(5001) }, 'description: must have at most 5000 characters'],
    [{ equipment: [' '] }, 'equipment.0: must not be empty'],
    [{ equipment: ['x'.repeat(81)] }, 'equipment.0: must have at most 80 characters'],
    [
      { level: 'expert' },
      'level: must be one of "everyone", "beginner", "intermediate", "advanced"',
    ],
    [{ durationSeconds: 1.5 }, 'durationSeconds: must be a whole number of seconds'],
    [{ poster: 7 }, 'poster: must be text'],
    [{ poster: ' ' }, 'poster: the path is empty'],
    [{ poster: 'a\\b.webp' }, 'poster: must use "/" between names'],
    [{ poster: 'a.webp?x' }, 'poster: must not contain "?", "#" or control characters'],
    [{ poster: 'a\u0000.webp' }, 'poster: must not contain "?", "#" or control characters'],
    [{ poster: 'a\uD83D.webp' }, 'poster: contains half of a character: type it again'],
    [{ hls: '\uDE00/a.m3u8' }, 'hls: contains half of a character: type it again'],
    [{ poster: 'https://a.example/\uD83D.webp' }, 'poster: contains half of a character'],
    [
      { captions: [{ language: 'en', label: 'E', src: '\uD83D.vtt' }] },
      'captions.0.src: contains half of a character: type it again',
    ],
    [{ captions: [{ language: 'en', src: 'e.vtt' }] }, 'captions.0.label: is missing'],
    [{ captions: 'e.vtt' }, 'captions: must be a list'],
    [{ chapters: ['Begin'] }, 'chapters.0: must be an object'],
    [{ archived: 'yes' }, 'archived: must be true or false'],
    [{ phases: ['full moon'] }, 'phases.0: must be one of "menstrual", "follicular"'],
    [{ collections: ['best'] }, 'collections.0: must be one of "featured"'],
    [
      { captions: [{ language: 'English', label: 'E', src: 'e.vtt' }] },
      'captions.0.language: must be a language tag',
    ],
    [
      { captions: [{ language: 'en-', label: 'E', src: 'e.vtt' }] },
      'captions.0.language: must be a language tag',
    ],
    [
      { captions: [{ language: 'e', label: 'E', src: 'e.vtt' }] },
      'captions.0.language: must be a language tag',
    ],
    [
      { captions: [{ language: 'en', label: 'E', src: 'e.vtt.srt' }] },
      'captions.0.src: must be a WebVTT file (.vtt)',
    ],
    [
      { captions: [{ language: 'en', label: 'E', src: 'e.vtt', kind: 'x' }] },
      'captions.0.kind: unknown field',
    ],
    [
      { chapters: [{ title: 'Begin', startSeconds: -1 }] },
      'chapters.0.startSeconds: must be at least 0',
    ],
  ])('refuses %j, and says where', (changes, reason) => {
    expect(withVideo(changes)).toEqual([
      { entry: 'videos[0] "one"', reason: expect.stringContaining(reason) },
    ]);
  });

  it.each([
    [{ styles: [] }, 'styles: must contain at least one style'],
    [{ version: 2 }, 'version: must be 1'],
    [{ hue: 'red' }, 'hue: unknown field'],
  ])('refuses the catalogue %j', (changes, reason) => {
    expect(checkPack({ ...pack, videos: [], ...changes }).errors[0]).toEqual({
      entry: 'catalogue',
      reason: expect.stringContaining(reason),
    });
  });

  it.each(['http://live.example/1', 'httpsx://live.example', 'live', 'xhttps://live.example'])(
    'rejects the join URL %s',
    (joinUrl) => {
      const event = {
        id: 'e',
        title: 'E',
        startsAt: video.releasedAt,
        durationMinutes: 5,
        poster: 'e.webp',
      };
      expect(checkPack({ ...pack, events: [{ ...event, joinUrl }] }).errors).toEqual([
        { entry: 'events[0] "e"', reason: 'joinUrl: must be an https URL' },
      ]);
    },
  );

  it('accepts https URLs of pictures, videos and captions', () => {
    const changes = {
      poster: 'https://media.example/a%20b.webp?alt=media&token=1',
      hls: 'https://stream.example/one/master.m3u8?key=1',
      captions: [{ language: 'en', label: 'English', src: 'https://stream.example/en.vtt' }],
    };
    expect(withVideo(changes)).toEqual([]);
  });

  it('accepts a class in two series if members see only one of them', () => {
    const series = [
      { id: 'old', title: 'Old', videos: ['one'], archived: true },
      { id: 'new', title: 'New', videos: ['one'] },
    ];
    expect(checkPack({ ...pack, series }).errors).toEqual([]);
    const both = series.map((one) => ({ ...one, archived: false }));
    expect(checkPack({ ...pack, series: both }).errors).toEqual([
      { entry: 'series[1] "new"', reason: 'videos: "one" is already in series[0] "old"' },
    ]);
  });

  it('refuses a join URL with half of a character', () => {
    const event = {
      ...{ id: 'e', title: 'E', startsAt: video.releasedAt, durationMinutes: 5, poster: 'e.webp' },
      joinUrl: 'https://live.example/\uD83D',
    };
    expect(checkPack({ ...pack, events: [event] }).errors).toEqual([
      { entry: 'events[0] "e"', reason: 'joinUrl: contains half of a character: type it again' },
    ]);
  });

  it('accepts every field of a pack and trims texts', () => {
    const whole = {
      ...video,
      title: ' One ',
      description: ' Words. ',
      equipment: [' mat '],
      focus: ['hips'],
      phases: ['menstrual', 'follicular', 'ovulatory', 'luteal'],
      collections: ['featured', 'picks', 'instructor-inspo'],
      captions: [
        { language: 'en', label: 'English', src: 'en.vtt' },
        { language: 'pt-BR', label: 'Português', src: 'pt.vtt' },
        { language: 'fil', label: 'Filipino', src: 'fil.vtt' },
      ],
      instructor: 'gaia',
      hls: 'one/master.m3u8',
      chapters: [{ title: 'Begin', startSeconds: 0 }],
      public: true,
      archived: true,
    };
    const levels = ['beginner', 'intermediate', 'advanced', 'everyone'];
    const check = checkPack({
      version: 1,
      styles: [{ id: 'slow strength', name: ' Slow ' }],
      instructors: [{ id: 'gaia', name: 'Gaia', bio: ' B. ' }],
      series: [{ id: 's', title: 'S', videos: ['v0'] }],
      videos: levels.map((level, n) => ({ ...whole, level, id: `v${n}` })),
      events: [
        {
          id: 'e',
          title: 'E',
          startsAt: video.releasedAt,
          durationMinutes: 5,
          poster: 'art:event/reach/3',
          joinUrl: 'https://live.example/1',
        },
      ],
    });
    expect(check.errors).toEqual([]);
    if (!check.ok) return;
    expect(check.pack.videos[0]).toEqual({
      ...createEmptyFields('videos'),
      ...whole,
      id: 'v0',
      level: 'beginner',
      title: 'One',
      description: 'Words.',
      equipment: ['mat'],
      releasedAt: '2026-01-02T04:00:00.000Z',
    });
    expect(check.pack.styles).toEqual([{ id: 'slow strength', name: 'Slow' }]);
    expect(check.pack.instructors).toEqual([{ id: 'gaia', name: 'Gaia', bio: 'B.' }]);
    expect(check.pack.series).toEqual([
      { id: 's', title: 'S', description: '', videos: ['v0'], archived: false },
    ]);
    expect(check.pack.events[0]?.description).toBe('');
  });

  it.each([
    [{ title: { en: 'One', ar: 'واحد' } }, []],
    [{ title: { ar: 'واحد' } }, ['title: has no text in "en", the language of the pack']],
    [{ description: {} }, ['description: has no text in "en", the language of the pack']],
    [{ title: { en: 'One', ar: ' ' } }, ['title.ar: must not be empty']],
    [
      { title: { en: 'One', Arabic: 'واحد' } },
      ['title: must be a text, or one text for each language tag'],
    ],
    [
      { chapters: [{ title: { ar: 'البداية' }, startSeconds: 0 }] },
      ['chapters.0.title: has no text in "en", the language of the pack'],
    ],
  ])('takes texts by language: %j', (changes, reasons) => {
    expect(withVideo(changes).map(({ reason }) => reason)).toEqual(reasons);
  });

  it('requires texts in the language of the pack', () => {
    const arabic = { ...pack, language: 'ar' };
    expect(checkPack({ ...arabic, styles: [{ id: 'slow strength', name: 'قوة' }] }).ok).toBe(true);
    const styles = [{ id: 'slow strength', name: { en: 'Slow' } }];
    expect(checkPack({ ...arabic, styles }).errors).toEqual([
      {
        entry: 'styles[0] "slow strength"',
        reason: 'name: has no text in "ar", the language of the pack',
      },
    ]);
  });

  it('accepts valid ids only', () => {
    expect(withVideo({ id: 'a b' })).toContainEqual({
      entry: 'videos[0] "a b"',
      reason: 'id: must be 1 to 80 letters, digits, hyphens or underscores',
    });
  });

  it('fills every optional list and text', () => {
    const check = checkPack(pack);
    if (!check.ok) throw new Error('sound');
    expect(check.pack).toEqual({
      version: 1,
      language: 'en',
      styles: [{ id: 'slow strength', name: 'Slow' }],
      instructors: [],
      series: [],
      events: [],
      videos: [
        {
          ...createEmptyFields('videos'),
          ...video,
          releasedAt: '2026-01-02T04:00:00.000Z',
          captions: [],
          public: false,
          archived: false,
        },
      ],
    });
  });

  it('reports all errors of all entries at once', () => {
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
    expect(check.errors.map(({ entry, reason }) => `${entry} ${reason.split(':')[0]}`)).toEqual([
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
    'returns errors instead of throwing for %j',
    (raw) => {
      expect(checkPack(raw).ok).toBe(false);
    },
  );
});
