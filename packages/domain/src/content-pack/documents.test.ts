import { describe, expect, it } from 'vitest';
import { checkPack } from './check';
import { packDocuments } from './documents';
import { shardBytes, shardTexts } from './shards';
import { utf8Bytes } from './utf8';
import type { ClassCard } from '../catalogue/types';

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
    packDocuments(check.pack, { base: '/@content/', now: new Date(now) }).map((d) => [
      d.path,
      d.data,
    ]),
  );

describe('packDocuments', () => {
  const documents = documentsAt('2026-03-01T10:30:00Z');

  it('writes the documents of the contract, and a film only where there is one', () => {
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

  it('joins names, membership and addresses into the cards', () => {
    const index = documents.get('catalogue/index-0');
    const data = JSON.parse(String(index?.['data']));
    expect(data.classes[0]).toMatchObject({
      styleName: 'Olympic weightlifting',
      instructorName: 'Gaia',
      seriesId: 'first',
      poster: '/@content/posters/the%20clean.webp',
      isPublic: true,
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

  it('hands out a replay once the event is over', () => {
    expect(documents.get('events/live/access/join')).toMatchObject({ replayVideoId: null });
    expect(documentsAt('2026-03-01T11:00:00Z').get('events/live/access/join')).toEqual({
      joinUrl: 'https://live.example/1',
      replayVideoId: 'clean',
    });
  });

  it('asks for the address of every file where it is given a function, and draws no drawing', () => {
    const asked: string[] = [];
    const base = (path: string) => `https://cdn.example/${asked.push(path)}`;
    const texts = JSON.stringify(packDocuments(check.pack, { base, now: new Date(0) }));
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

describe('shardTexts', () => {
  const card = JSON.parse(
    String(JSON.stringify(documentsAt('2026-03-01T10:30:00Z').get('videos/clean'))),
  ) as ClassCard;
  const cards = (count: number, title: string) =>
    Array.from({ length: count }, (_, n) => ({ ...card, id: `c${n}`, title }));

  it('starts a new shard after 4,000 cards', () => {
    const small = cards(4001, '').map(({ id }) => ({ id }) as ClassCard);
    const sizes = shardTexts(small, {}).map((text) => JSON.parse(text).classes.length);
    expect(sizes).toEqual([4000, 1]);
  });

  it('counts bytes, not characters', () => {
    const texts = shardTexts(cards(900, 'ü'.repeat(400)), { styles: [{ id: 'é', name: 'é' }] });
    expect(texts.length).toBe(2);
    expect(texts.every((text) => Buffer.byteLength(text) <= shardBytes)).toBe(true);
    expect(JSON.parse(texts[0] ?? '').styles).toHaveLength(1);
    expect(JSON.parse(texts[1] ?? '')).not.toHaveProperty('styles');
  });

  it('keeps one shard for an empty catalogue', () => {
    expect(shardTexts([], { styles: [] })).toEqual(['{"classes":[],"styles":[]}']);
    expect(utf8Bytes('aé€😀')).toBe(10);
  });
});
