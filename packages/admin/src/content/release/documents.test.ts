import { createPackDocuments, type ContentPack } from '@gschool/domain/content-pack';
import { expect, it } from 'vitest';

import { createTestPack } from '../../testing/contentSamples';
import { findDocumentErrors } from './documents';

const pack = createTestPack(['a', 'b', 'c']);
const find = (changed: ContentPack) =>
  findDocumentErrors(createPackDocuments(changed, { base: '/', now: new Date(0) }));

it('finds no errors in a small pack', () => {
  expect(find(pack)).toEqual([]);
});

it('names a document that Firestore would reject', () => {
  const [video] = pack.videos;
  const chapters = Array.from({ length: 9000 }, (_, n) => ({
    title: 'x'.repeat(100),
    startSeconds: n,
  }));
  expect(find({ ...pack, videos: [{ ...video!, chapters }] })).toEqual([
    {
      path: 'videos/a',
      reason: expect.stringMatching(
        /^1\.\d MiB, but a Firestore document can’t be larger than 1 MiB/,
      ),
    },
  ]);
  const bio = 'x'.repeat(5000);
  const instructors = Array.from({ length: 300 }, (_, n) => ({ id: `i${n}`, name: 'N', bio }));
  expect(find({ ...pack, instructors })).toEqual([
    { path: 'catalogue/index-0', reason: expect.stringMatching(/^1\.\d MiB/) },
  ]);
});

it('names a catalogue that the apps would reject', () => {
  const [document] = createPackDocuments(pack, { base: '/', now: new Date(0) });
  const many = Array.from({ length: 101 }, (_, n) => ({
    ...document!,
    path: `catalogue/index-${n}`,
  }));
  expect(findDocumentErrors(many)).toEqual([
    { path: 'catalogue', reason: expect.stringContaining('101 index documents') },
  ]);
});
