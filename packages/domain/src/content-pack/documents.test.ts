import { beforeAll, describe, expect, it } from 'vitest';

import { checkPack } from './check';
import { createPackDocuments } from './documents';
import { getPackSamples } from './samples';
import type { ContentPack } from './schema';
import { MAX_SHARD_BYTES, createShardTexts } from './shards';
import { computeFingerprint, countUtf8Bytes } from './utf8';
import type { ClassCard } from '../catalogue/types';
import { classFields } from '../documents/catalogue';
import { createEmptyDocument } from '../documents/readDocument';

const check = checkPack({
  version: 1,
  styles: [{ id: 'olympic weightlifting', name: 'Olympic weightlifting' }],
  instructors: [{ id: 'gaia', name: 'Gaia', portrait: 'art:portrait/bun/1' }],
  series: [{ id: 'first', title: 'First', videos: ['clean'] }],
  videos: [
    {
      id: 'clean',
      title: 'Clean',
      description: 'From the floor.',
      style: 'olympic weightlifting',
      level: 'advanced',
      durationSeconds: 60,
      releasedAt: '2026-01-01T00:00:00Z',
      poster: 'posters/the clean.webp',
      hls: 'video/clean/master.m3u8',
      captions: [{ language: 'en', label: 'English', src: 'video/clean/en.vtt' }],
      instructor: 'gaia',
      public: true,
    },
    {
      id: 'snatch',
      title: 'Snatch',
      style: 'olympic weightlifting',
      level: 'advanced',
      durationSeconds: 60,
      releasedAt: '2026-01-02T00:00:00Z',
      poster: 'art:figure/press/2',
    },
  ],
  events: [
    {
      id: 'live',
      title: 'Live',
      startsAt: '2026-03-01T10:00:00Z',
      durationMinutes: 60,
      instructor: 'gaia',
      poster: 'art:event/reach/3',
      joinUrl: 'https://live.example/1',
      replay: 'clean',
    },
  ],
});
if (!check.ok) throw new Error('the sample pack is sound');
const documentsAt = (now: string) =>
  new Map(
    createPackDocuments(check.pack, { base: '/@content/', now: new Date(now) }).map((d) => [
      d.path,
      d.data,
    ]),
  );

describe('packDocuments', () => {
  let documents: ReturnType<typeof documentsAt>;
  beforeAll(() => {
    documents = documentsAt('2026-03-01T10:30:00Z');
  });

  it('creates all documents, and a playback document only for a class with a video', () => {
    expect([...documents.keys()]).toEqual([
      'catalogue/manifest',
      'catalogue/index-0',
      'videos/clean',
      'videos/clean/playback/main',
      'videos/snatch',
      'events/live',
      'events/live/access/join',
    ]);
    expect(documents.get('videos/clean/playback/main')).toEqual({
      hls: '/@content/video/clean/master.m3u8',
      captions: [{ language: 'en', label: 'English', src: '/@content/video/clean/en.vtt' }],
    });
  });

  it('adds names, series and URLs to the cards', () => {
    const index = documents.get('catalogue/index-0');
    const data = JSON.parse(String(index?.['data']));
    expect(data.classes[0]).toMatchObject({
      styleName: 'Olympic weightlifting',
      instructorName: 'Gaia',
      seriesId: 'first',
      poster: '/@content/posters/the%20clean.webp',
      hasVideo: true,
    });
    expect(data.classes[1]).toMatchObject({ poster: 'art:figure/press/2', hasVideo: false });
    expect(data.classes[0]).not.toHaveProperty('description');
    expect(data.series).toEqual([
      expect.objectContaining({
        poster: '/@content/posters/the%20clean.webp',
        classIds: ['clean'],
      }),
    ]);
  });

  it('creates complete cards, events and instructors', () => {
    const index = JSON.parse(String(documents.get('catalogue/index-0')?.['data']));
    expect(index).toMatchObject({
      styles: [{ id: 'olympic weightlifting', name: 'Olympic weightlifting' }],
      instructors: [{ id: 'gaia', name: 'Gaia', bio: '', portrait: 'art:portrait/bun/1' }],
    });
    expect(index.classes[1]).toEqual({
      id: 'snatch',
      title: 'Snatch',
      styleId: 'olympic weightlifting',
      styleName: 'Olympic weightlifting',
      level: 'advanced',
      durationSeconds: 60,
      poster: 'art:figure/press/2',
      releasedAt: '2026-01-02T00:00:00.000Z',
      instructorId: null,
      instructorName: null,
      seriesId: null,
      equipment: [],
      focus: [],
      phases: [],
      collections: [],
      hasVideo: false,
    });
    expect(documents.get('videos/clean')).toEqual({
      ...createEmptyDocument(classFields, 'clean'),
      ...index.classes[0],
      description: 'From the floor.',
    });
    expect(documents.get('events/live')).toEqual({
      title: 'Live',
      startsAt: '2026-03-01T10:00:00.000Z',
      durationMinutes: 60,
      instructor: 'Gaia',
      instructorId: 'gaia',
      hasReplay: false,
      description: '',
      poster: 'art:event/reach/3',
    });
    expect(documents.get('catalogue/manifest')).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{8}$/),
      shards: 1,
    });
    expect(documents.get('catalogue/index-0')?.['version']).toBe(
      documents.get('catalogue/manifest')?.['version'],
    );
  });

  it('adds texts in further languages', () => {
    const written = checkPack({
      version: 1,
      language: 'ar',
      styles: [{ id: 'yoga', name: { ar: 'اليوغا', en: 'Yoga' } }],
      instructors: [{ id: 'noor', name: 'نور', bio: { ar: 'نبذة', en: 'Bio' } }],
      series: [{ id: 's', title: { ar: 'سلسلة', en: 'Series' }, videos: ['fold'] }],
      videos: [
        {
          ...check.pack.videos[1],
          id: 'fold',
          style: 'yoga',
          instructor: 'noor',
          title: { ar: 'انحناء', en: 'Fold' },
          description: { ar: 'وصف', en: 'Text' },
          chapters: [
            { title: { ar: 'البداية', en: 'Arrive' }, startSeconds: 0 },
            { title: 'النهاية', startSeconds: 5 },
          ],
        },
      ],
      events: [
        {
          id: 'live',
          title: { ar: 'لقاء', en: 'Live' },
          startsAt: '2026-03-01T10:00:00Z',
          durationMinutes: 60,
          poster: 'e.webp',
          instructor: 'noor',
        },
      ],
    });
    if (!written.ok) throw new Error(JSON.stringify(written.errors));
    const found = new Map(
      createPackDocuments(written.pack, { base: '/', now: new Date(0) }).map((d) => [
        d.path,
        d.data,
      ]),
    );
    const index = JSON.parse(String(found.get('catalogue/index-0')?.['data']));
    expect(index).toMatchObject({
      language: 'ar',
      styles: [{ name: 'اليوغا', translations: { en: { name: 'Yoga' } } }],
      instructors: [{ name: 'نور', translations: { en: { bio: 'Bio' } } }],
      series: [{ title: 'سلسلة', translations: { en: { title: 'Series' } } }],
      classes: [{ title: 'انحناء', translations: { en: { title: 'Fold', styleName: 'Yoga' } } }],
    });
    expect(found.get('videos/fold')).toMatchObject({
      title: 'انحناء',
      language: 'ar',
      translations: {
        en: {
          title: 'Fold',
          description: 'Text',
          styleName: 'Yoga',
          chapters: [
            { title: 'Arrive', startSeconds: 0 },
            { title: 'النهاية', startSeconds: 5, lang: 'ar' },
          ],
        },
      },
      chapters: [{ title: 'البداية' }, { title: 'النهاية' }],
    });
    expect(found.get('events/live')).toMatchObject({
      title: 'لقاء',
      language: 'ar',
      translations: { en: { title: 'Live' } },
    });
  });

  it('gives a changed catalogue another version', () => {
    const [video, ...others] = check.pack.videos;
    if (!video) throw new Error('the sample has a class');
    const changed = { ...check.pack, videos: [{ ...video, title: 'Clean!' }, ...others] };
    const options = { base: '/@content/', now: new Date(0) };
    expect(createPackDocuments(changed, options)[0]?.data['version']).not.toBe(
      createPackDocuments(check.pack, options)[0]?.data['version'],
    );
  });

  it('leaves out optional fields that are absent', () => {
    const bare = checkPack({
      version: 1,
      styles: [{ id: 'a', name: 'A' }],
      instructors: [{ id: 'noor', name: 'Noor' }],
      videos: [],
      events: [
        {
          id: 'e',
          title: 'E',
          startsAt: '2026-03-01T10:00:00Z',
          durationMinutes: 5,
          poster: 'e.webp',
        },
      ],
    });
    if (!bare.ok) throw new Error('sound');
    const written = createPackDocuments(bare.pack, { base: '/b/', now: new Date('2027-01-01') });
    expect(written.map(({ path }) => path)).toEqual([
      'catalogue/manifest',
      'catalogue/index-0',
      'events/e',
      'events/e/access/join',
    ]);
    expect(JSON.parse(String(written[1]?.data['data'])).instructors[0].portrait).toBe('');
    expect(written[2]?.data).toMatchObject({ instructor: null, poster: '/b/e.webp' });
    expect(written[3]?.data).toEqual({ joinUrl: null, replayVideoId: null });
  });

  it('publishes a replay if the event is over', () => {
    expect(documents.get('events/live/access/join')).toMatchObject({ replayVideoId: null });
    const after = documentsAt('2026-03-01T11:00:00Z');
    // Everyone may know that there is a replay, but only subscribers may know which class it is.
    expect(after.get('events/live')).toMatchObject({ hasReplay: true });
    expect(JSON.stringify(after.get('events/live'))).not.toMatch(/clean|live\.example/);
    expect(after.get('events/live/access/join')).toEqual({
      joinUrl: 'https://live.example/1',
      replayVideoId: 'clean',
    });
  });

  it('calls a function for the URL of every file, except for poster art', () => {
    const asked: string[] = [];
    const base = (path: string) => `https://cdn.example/${asked.push(path)}`;
    const texts = JSON.stringify(createPackDocuments(check.pack, { base, now: new Date(0) }));
    expect(new Set(asked)).toEqual(
      new Set(['posters/the clean.webp', 'video/clean/master.m3u8', 'video/clean/en.vtt']),
    );
    expect(texts).not.toContain('.webp');
    expect(texts).toContain('art:figure/press/2');
  });

  it('gives the same catalogue the same version', () => {
    const later = documentsAt('2027-01-01T00:00:00Z');
    expect(later.get('catalogue/manifest')).toEqual(documents.get('catalogue/manifest'));
  });
});

describe('fingerprint', () => {
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('of %j is the published one of FNV-1a: %s', (text, expected) => {
    expect(computeFingerprint(text)).toBe(expected);
  });
});

describe('shardTexts', () => {
  const card = JSON.parse(
    String(JSON.stringify(documentsAt('2026-03-01T10:30:00Z').get('videos/clean'))),
  ) as ClassCard;
  const cards = (count: number, title: string) =>
    Array.from({ length: count }, (_, n) => ({ ...card, id: `c${n}`, title }));

  it('starts a new shard after 4,000 cards', () => {
    const small = cards(4001, '').map(({ id }) => ({ id }) as ClassCard);
    const sizes = createShardTexts(small, {}).map((text) => JSON.parse(text).classes.length);
    expect(sizes).toEqual([4000, 1]);
  });

  it('counts bytes, not characters', () => {
    const texts = createShardTexts(cards(900, 'ü'.repeat(400)), {
      styles: [{ id: 'é', name: 'é' }],
    });
    expect(texts.length).toBe(2);
    expect(texts.every((text) => Buffer.byteLength(text) <= MAX_SHARD_BYTES)).toBe(true);
    expect(JSON.parse(texts[0] ?? '').styles).toHaveLength(1);
    expect(JSON.parse(texts[1] ?? '')).not.toHaveProperty('styles');
  });

  it('creates one shard for an empty catalogue', () => {
    expect(createShardTexts([], { styles: [] })).toEqual(['{"classes":[],"styles":[]}']);
    expect(countUtf8Bytes('aé€😀')).toBe(10);
    expect(
      ['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}'].map(countUtf8Bytes),
    ).toEqual([1, 2, 2, 3, 3, 4]);
  });
});

describe('archived entries', () => {
  const compile = (change: (pack: ContentPack) => Partial<ContentPack>) => {
    const pack = { ...check.pack, ...change(check.pack) };
    const documents = new Map(
      createPackDocuments(pack, { base: '/', now: new Date('2026-03-02T00:00:00Z') }).map((one) => [
        one.path,
        one.data,
      ]),
    );
    const index = JSON.parse(String(documents.get('catalogue/index-0')?.['data']));
    return { documents, index, samples: getPackSamples(pack, '/') };
  };
  const archive = <Entry extends { id: string }>(entries: readonly Entry[], id: string) =>
    entries.map((one) => (one.id === id ? { ...one, archived: true } : one));

  it('has no documents and no card of an archived class, also not as a replay or a sample', () => {
    const before = compile(() => ({}));
    expect(before.documents.get('events/live/access/join')).toMatchObject({
      replayVideoId: 'clean',
    });
    expect(before.documents.get('events/live')).toMatchObject({ hasReplay: true });
    const { documents, index, samples } = compile(({ videos }) => ({
      videos: archive(videos, 'clean'),
    }));
    expect([...documents.keys()].filter((path) => path.startsWith('videos/'))).toEqual([
      'videos/snatch',
    ]);
    expect(index.classes.map(({ id }: ClassCard) => id)).toEqual(['snatch']);
    expect(documents.get('events/live/access/join')).toMatchObject({ replayVideoId: null });
    expect(documents.get('events/live')).toMatchObject({ hasReplay: false });
    expect(samples.classes).toEqual([]);
    expect(before.samples.classes).toHaveLength(1);
  });

  it('leaves an archived class out of its series, and a series without any class left', () => {
    const series = (videos: string[], archived = false) => [
      { id: 'first', title: 'First', description: '', videos, archived },
    ];
    const both = compile(({ videos }) => ({
      series: series(['clean', 'snatch']),
      videos: archive(videos, 'clean'),
    }));
    // The poster of a series is that of its first class, which is now another one.
    expect(both.index.series).toEqual([
      expect.objectContaining({ classIds: ['snatch'], poster: 'art:figure/press/2' }),
    ]);
    const one = compile(({ videos }) => ({ videos: archive(videos, 'clean') }));
    expect(one.index.series).toEqual([]);
    const hidden = compile(() => ({ series: series(['snatch'], true) }));
    expect(hidden.index.series).toEqual([]);
    expect(hidden.documents.get('videos/snatch')).toMatchObject({ seriesId: null });
  });

  it('has no documents of an archived event', () => {
    const { documents } = compile(({ events }) => ({ events: archive(events, 'live') }));
    expect([...documents.keys()].filter((path) => path.startsWith('events/'))).toEqual([]);
  });
});

it('keeps https URLs of media', () => {
  const result = checkPack({
    version: 1,
    styles: [{ id: 'yoga', name: 'Yoga' }],
    videos: [
      {
        ...{ id: 'a', title: 'A', style: 'yoga', level: 'everyone', durationSeconds: 60 },
        releasedAt: '2026-01-01T00:00:00Z',
        poster: 'https://media.example/a.webp?token=1',
        hls: 'https://stream.example/a.m3u8',
      },
    ],
  });
  if (!result.ok) throw new Error('the pack is sound');
  const base = (path: string) => `/elsewhere/${path}`;
  const documents = createPackDocuments(result.pack, { base, now: new Date(0) });
  const find = (path: string) => documents.find((one) => one.path === path)?.data;
  expect(find('videos/a')).toMatchObject({ poster: 'https://media.example/a.webp?token=1' });
  expect(find('videos/a/playback/main')).toEqual({
    hls: 'https://stream.example/a.m3u8',
    captions: [],
  });
});
