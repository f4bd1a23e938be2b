import {
  checkPack,
  createPackDocuments,
  getPackText,
  type PackVideo,
} from '@gschool/domain/content-pack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createDemoPack } from './createDemoPack';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-21T03:40:00Z');
const pack = createDemoPack(now);
const { videos, events, series } = pack;
const byId = new Map(videos.map((video) => [video.id, video]));
const motif = (video: PackVideo | undefined) => video?.poster.split('/')[1];

describe('the demo catalogue', () => {
  it('is a valid pack', () => {
    expect(checkPack(pack)).toMatchObject({ ok: true, errors: [] });
    expect(createPackDocuments(pack, { base: '/', now }).length).toBeGreaterThan(2 * videos.length);
  });

  it('has the size of a real studio', () => {
    expect(videos.length).toBeGreaterThanOrEqual(64);
    expect(pack.styles).toHaveLength(8);
    expect(pack.instructors).toHaveLength(6);
    expect(series).toHaveLength(9);
    expect(Math.min(...videos.map((v) => v.durationSeconds))).toBe(5 * 60);
    expect(Math.max(...videos.map((v) => v.durationSeconds))).toBe(45 * 60);
  });

  it('has new releases, an event within the hour, past events and upcoming events at any instant', () => {
    const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) });
    fc.assert(
      fc.property(instants, (later) => {
        const { videos: classes, events: live } = createDemoPack(new Date(later));
        const age = classes.map((v) => later - Date.parse(v.releasedAt));
        expect(age.filter((ms) => ms > 0 && ms <= 7 * DAY_MS).length).toBeGreaterThanOrEqual(5);
        expect(age).toEqual(age.toSorted((a, b) => a - b));
        expect(Math.min(...age)).toBeGreaterThan(0);
        const starts = live.map((event) => Date.parse(event.startsAt) - later);
        expect(starts.filter((ms) => ms > 0 && ms <= DAY_MS / 24)).toHaveLength(1);
        expect(starts.filter((ms) => ms > DAY_MS).length).toBeGreaterThanOrEqual(4);
        expect(starts.filter((ms) => ms < 0).length).toBeGreaterThanOrEqual(4);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['featured', 'picks', 'instructor-inspo'] as const)(
    'has enough classes in the collection %s',
    (name) => {
      expect(videos.filter((v) => v.collections.includes(name)).length).toBeGreaterThanOrEqual(8);
    },
  );

  it.each(['menstrual', 'follicular', 'ovulatory', 'luteal'] as const)(
    'has enough classes for the %s phase',
    (phase) => {
      expect(videos.filter((v) => v.phases.includes(phase)).length).toBeGreaterThanOrEqual(8);
    },
  );

  it('has every level, style and instructor', () => {
    expect(new Set(videos.map((v) => v.level)).size).toBe(4);
    for (const { id } of pack.styles) {
      expect(videos.filter((v) => v.style === id).length).toBeGreaterThanOrEqual(7);
    }
    for (const { id } of pack.instructors) {
      expect(videos.filter((v) => v.instructor === id).length).toBeGreaterThanOrEqual(5);
    }
  });

  it('has unique titles, texts and seeds', () => {
    for (const key of ['title', 'description', 'poster'] as const) {
      expect(new Set(videos.map((v) => JSON.stringify(v[key]))).size).toBe(videos.length);
    }
    const seeds = videos.map((v) => v.poster.split('/')[2]);
    expect(new Set(seeds).size).toBe(videos.length);
  });

  const prose = [
    ...[...videos, ...series, ...events].map((entry) => entry.description),
    ...pack.instructors.map((person) => person.bio),
  ];
  const titles = [
    ...[...videos, ...series, ...events].map((entry) => entry.title),
    ...videos.flatMap((v) => v.chapters.map((chapter) => chapter.title)),
  ];

  it('has descriptions in whole sentences', () => {
    for (const text of prose) {
      expect(getPackText(text, 'en')).toMatch(/^\p{Lu}.{30,320}[.]$/u);
      expect(getPackText(text, 'en')).not.toMatch(/ {2}|\s[.,;:]|[!…"]|'/);
    }
    expect(titles.every((title) => !getPackText(title, 'en').endsWith('.'))).toBe(true);
  });

  it('has Arabic texts with Arabic punctuation', () => {
    for (const text of prose) {
      expect(getPackText(text, 'ar')).toMatch(/^\p{Script=Arabic}.{20,400}[.؟]$/u);
    }
    for (const text of [...prose, ...titles, ...pack.styles.map(({ name }) => name)]) {
      expect(getPackText(text, 'ar')).toMatch(/\p{Script=Arabic}/u);
      expect(getPackText(text, 'ar')).not.toMatch(/ {2}|\s[.،؛:؟]|[!…"',;?a-z]/i);
    }
  });

  it('has unique Arabic titles', () => {
    expect(new Set(videos.map((v) => getPackText(v.title, 'ar'))).size).toBe(videos.length);
  });

  const rows: [string, (PackVideo | undefined)[]][] = [
    ['the catalogue', videos],
    ['the samples', videos.filter((v) => v.public)],
    ...pack.styles.map(({ id }): [string, PackVideo[]] => [
      id,
      videos.filter((v) => v.style === id),
    ]),
    ...(['featured', 'picks', 'instructor-inspo'] as const).map((name): [string, PackVideo[]] => [
      name,
      videos.filter((v) => v.collections.includes(name)),
    ]),
    ['short ones', videos.filter((v) => v.durationSeconds <= 900)],
    ...series.map((s): [string, (PackVideo | undefined)[]] => [
      s.id,
      s.videos.map((id) => byId.get(id)),
    ]),
  ];
  it.each(rows)('has no equal neighboring posters in %s', (_, row) => {
    const twins = row
      .slice(1)
      .flatMap((v, n) => (motif(v) === motif(row[n]) ? [[row[n]?.id, v?.id]] : []));
    expect(twins).toEqual([]);
  });

  it('has chapters from the start of every class', () => {
    expect(videos.every((v) => v.chapters[0]?.startSeconds === 0 && v.chapters.length >= 2)).toBe(
      true,
    );
  });
});
