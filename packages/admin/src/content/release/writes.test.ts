import { createPackDocuments } from '@gschool/domain/content-pack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createTestPack } from '../../testing/contentSamples';
import { splitIntoBatches } from './batches';
import { diffDocuments, getWritePhase, type Write } from './writes';

const createDocuments = (ids: readonly string[], title?: string) =>
  createPackDocuments(createTestPack(ids, title), {
    base: 'https://media.example/',
    now: new Date(0),
  });
const diff = (before: readonly string[], after: readonly string[], touched?: readonly string[]) =>
  diffDocuments(createDocuments(before), createDocuments(after), new Set(touched));
const lines = (writes: readonly Write[]) => writes.map(({ kind, path }) => `${kind} ${path}`);

describe('the writes of a publication', () => {
  it('write videos before classes, classes before the index, the manifest last', () => {
    expect(lines(diffDocuments([], createDocuments(['b', 'a'])))).toEqual([
      'create events/live/access/join',
      'create events/live',
      'create videos/a/playback/main',
      'create videos/a',
      'create videos/b/playback/main',
      'create videos/b',
      'create catalogue/index-0',
      'create catalogue/manifest',
    ]);
  });

  it('are none between equal documents', () => {
    expect(diff(['a', 'b'], ['a', 'b'])).toEqual([]);
  });

  it('update changed documents, and delete others after nothing refers to them', () => {
    expect(lines(diff(['a', 'b', 'c'], ['a']))).toEqual([
      'update catalogue/index-0',
      'update catalogue/manifest',
      'delete videos/b/playback/main',
      'delete videos/b',
      'delete videos/c/playback/main',
      'delete videos/c',
    ]);
  });

  it('include what an interrupted publication may have written', () => {
    expect(lines(diff(['a'], ['a'], ['videos/a', 'videos/old']))).toEqual([
      'update videos/a',
      'delete videos/old',
    ]);
  });

  it('ignore the order of fields, and notice every other difference', () => {
    const isWritten = (a: object, b: object) =>
      diffDocuments([{ path: 'videos/a', data: { a } }], [{ path: 'videos/a', data: { a: b } }])
        .length === 1;
    expect(isWritten({ a: 1, b: { c: [1, 2], d: undefined } }, { b: { c: [1, 2] }, a: 1 })).toBe(
      false,
    );
    for (const other of [{ a: '1' }, { a: [1] }, { a: 1, b: null }, { a: { 0: 1 } }])
      expect(isWritten({ a: 1 }, other)).toBe(true);
  });
});

describe('batches', () => {
  const write = fc.record({
    path: fc.constantFrom('videos/a', 'videos/b/playback/main', 'catalogue/index-0', 'events/e'),
    kind: fc.constantFrom<Write['kind']>('create', 'update', 'delete'),
  });

  it('contain every write once and in order, within the limits, with one phase each', () => {
    fc.assert(
      fc.property(
        fc.array(write, { maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 4, maxLength: 4 }),
        (writes, most, sizes) => {
          const sizeOf = ({ path }: Write) => sizes[path.length % 4] ?? 1;
          const batches = splitIntoBatches(
            writes,
            sizeOf,
            { writes: most, bytes: 120 },
            getWritePhase,
          );
          expect(batches.flat()).toEqual(writes);
          for (const batch of batches) {
            expect(batch.length).toBeLessThanOrEqual(most);
            expect(batch.length).toBeGreaterThan(0);
            expect(new Set(batch.map(getWritePhase)).size).toBe(1);
            const bytes = batch.reduce((sum, one) => sum + sizeOf(one), 0);
            expect(bytes <= 120 || batch.length === 1).toBe(true);
          }
        },
      ),
    );
  });

  it('change the whole index at once', () => {
    const writes = diffDocuments(createDocuments(['a', 'b']), createDocuments(['a', 'b'], 'New'));
    const limits = { writes: 500, bytes: 9 * 1024 * 1024 };
    const index = splitIntoBatches(writes, () => 900_000, limits, getWritePhase).find((batch) =>
      batch.some(({ path }) => path === 'catalogue/manifest'),
    );
    expect(lines(index ?? [])).toEqual(['update catalogue/index-0', 'update catalogue/manifest']);
  });
});
