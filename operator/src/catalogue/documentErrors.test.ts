import { createPackDocuments, getPackSamples } from '@gschool/domain/content-pack';
import { expect, it } from 'vitest';

import { createPack } from '../testing/packs';
import { findDocumentErrors, findPackDocumentErrors } from './documentErrors';
import { createProgressLines } from './progress';

const pack = createPack(['a', 'b', 'c']);

it('finds no errors in a small pack', () => {
  expect(findPackDocumentErrors(pack)).toEqual([]);
});

it('names a document that Firestore would reject', () => {
  const [video] = pack.videos;
  const chapters = Array.from({ length: 9000 }, (_, n) => ({
    title: 'x'.repeat(100),
    startSeconds: n,
  }));
  expect(findPackDocumentErrors({ ...pack, videos: [{ ...video!, chapters }] })).toEqual([
    expect.stringMatching(
      /^videos\/a: 1\.\d MiB, but a Firestore document can’t be larger than 1 MiB/,
    ),
  ]);
  const bio = 'x'.repeat(5000);
  const instructors = Array.from({ length: 300 }, (_, n) => ({ id: `i${n}`, name: 'N', bio }));
  expect(findPackDocumentErrors({ ...pack, instructors })).toEqual([
    expect.stringMatching(/^catalogue\/index-0: 1\.\d MiB/),
  ]);
});

it('names a catalogue that the apps would reject', () => {
  const [document] = createPackDocuments(pack, { base: '/', now: new Date(0) });
  const many = Array.from({ length: 101 }, (_, n) => ({
    ...document!,
    path: `catalogue/index-${n}`,
  }));
  expect(findDocumentErrors(many)).toEqual([expect.stringContaining('101 index documents')]);
});

it('gives visitors only title and picture of public classes', () => {
  expect(getPackSamples(pack, 'https://m.example/').classes).toEqual([
    { title: 'Class a', poster: 'art:figure/squat/0' },
  ]);
});

it('prints progress as lines without a terminal', () => {
  const lines: string[] = [];
  const progress = createProgressLines((line) => lines.push(line));
  progress.start('documents', 20, 4);
  for (let n = 0; n < 16; n += 1) progress.advance(1);
  progress.end();
  expect(lines).toEqual(
    [4, 6, 8, 10, 12, 14, 16, 18, 20].map((done) => `documents: ${done} of 20`),
  );
});
