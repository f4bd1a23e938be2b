import type { PackList } from '@gschool/domain/content-pack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toCanonicalJson } from '../../log/canonicalJson';
import {
  createClass,
  createSchool,
  createTestPack,
  publishTestPack,
} from '../../testing/contentSamples';
import { createContentsRow } from './contentsRow';
import {
  findPart,
  formatBucket,
  formatContents,
  getBucketCount,
  getBucketIndex,
  parseContents,
  parseSources,
} from './parts';
import type { Source } from '../types';
import { readLiveState } from './live';

const toSource = (id: string, description = '') => ({
  entry: { ...createClass(id), id, description },
});

describe('the parts of a release', () => {
  it('hold about 64 entries in a power of two of buckets', () => {
    expect([0, 64, 65, 128, 129, 10_000].map(getBucketCount)).toEqual([1, 1, 2, 2, 4, 256]);
  });

  it('spread ids over the buckets', () => {
    const counts = Array.from({ length: 128 }, () => 0);
    for (let n = 0; n < 8192; n += 1) counts[getBucketIndex(`class-${n}`, 128)]! += 1;
    expect(Math.max(...counts)).toBeLessThan(128);
  });

  it('have the same text whatever the order of entries and fields', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'ü', '10', '9'], { minLength: 5 }), (ids) => {
        const sources = ids.map((id) => toSource(id));
        const reversed = sources.map(({ entry }) => ({
          entry: Object.fromEntries(Object.entries(entry).toReversed()) as typeof entry,
        }));
        expect(formatBucket(reversed)).toEqual(
          formatBucket(['10', '9', 'a', 'b', 'ü'].map((id) => toSource(id))),
        );
      }),
    );
  });

  it('are split if one document could not hold them, and read back whole', () => {
    const sources = Array.from({ length: 64 }, (_, n) => toSource(`c${n}`, 'ü'.repeat(20_000)));
    const texts = formatBucket(sources);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(900_000);
    const ids = texts.flatMap(parseSources).map(({ entry }) => entry.id);
    expect(ids.toSorted()).toEqual(sources.map(({ entry }) => entry.id).toSorted());
  });

  it('change by one bucket and one part of the contents if one entry changes', async () => {
    const ids = Array.from({ length: 6000 }, (_, n) => `c${n}`);
    const rows = ids.map((id) => ({ id, hash: id }));
    const changed = rows.map((row) => (row.id === 'c5999' ? { ...row, hash: 'new' } : row));
    const [before, after] = [formatContents(rows), formatContents(changed)];
    expect(before).toHaveLength(2);
    expect(after.filter((text) => !before.includes(text))).toHaveLength(1);
    expect(before.flatMap(parseContents)).toEqual(rows);
  });

  it('are found by the id of an entry', async () => {
    const school = createSchool();
    await publishTestPack(school, createTestPack(Array.from({ length: 300 }, (_, n) => `c${n}`)));
    const { live } = await readLiveState(school.content);
    for (const id of ['c0', 'c77', 'c299']) {
      const [digest] = findPart(live!.release, 'videos', id);
      const text = String(school.content.data(`sources/${digest}`)?.['data']);
      expect(parseSources(text).map(({ entry }) => entry.id)).toContain(id);
    }
    expect(findPart(live!.release, 'series', 'c0')).toEqual([]);
  });

  it.each([
    ['missing', null],
    ['was changed', { data: '[]' }],
  ])('are not trusted if one %s', async (reason, data) => {
    const school = createSchool();
    await publishTestPack(school, createTestPack(['a']));
    const other = createSchool();
    for (const { path, data: stored } of school.content.documents.values())
      other.content.put(path, stored);
    const { live } = await readLiveState(school.content);
    const part = live!.release.buckets.videos[0];
    other.content.put(`sources/${part}`, data);
    await expect(readLiveState(other.content)).rejects.toThrow(reason);
  });
});

describe('a row of the contents', () => {
  const createRow = (list: PackList, source: Source) =>
    createContentsRow(list, source, 'en', toCanonicalJson(source));

  it('names complete, outdated and captioned languages, and nothing that is missing', async () => {
    const chapters = [{ title: { en: 'One', ar: 'واحد', fr: 'Un' }, startSeconds: 0 }];
    const title = { en: 'Rest', ar: 'راحة' };
    const captions = [
      { language: 'en', label: 'English', src: 'a.vtt' },
      { language: 'ar', label: 'العربية', src: 'b.vtt' },
    ];
    const entry = { ...createClass('a'), id: 'a', title, chapters, captions };
    const source = { entry, outdated: { 'ar/title': '2026-11-01T00:00:00.000Z' } };
    expect(await createRow('videos', source)).toEqual({
      id: 'a',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      translated: ['ar'],
      outdated: ['ar'],
      captions: ['ar', 'en'],
    });
    const plain = await createRow('videos', toSource('a'));
    expect(Object.keys(plain)).toEqual(['id', 'hash']);
  });
});
