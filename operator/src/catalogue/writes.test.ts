import { createPackDocuments } from '@gschool/domain/content-pack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createPack } from '../testing/packs';
import { splitIntoBatches } from './batches';
import { computeFingerprint, getWritePhase, planWrites, type Write } from './writes';

const createDocuments = (ids: readonly string[], title?: string) =>
  createPackDocuments(createPack(ids, title), { base: 'https://media.example/', now: new Date(0) });
const createLiveFingerprints = (ids: readonly string[], title?: string) =>
  new Map(createDocuments(ids, title).map(({ path, data }) => [path, computeFingerprint(data)]));
const plan = (wanted: readonly string[], live: ReadonlyMap<string, string>, title?: string) =>
  planWrites(createDocuments(wanted, title), live);
const lines = (writes: readonly Write[]) => writes.map(({ kind, path }) => `${kind} ${path}`);

describe('the plan of a publication', () => {
  it('writes videos before classes, classes before the index, the manifest last', () => {
    expect(lines(plan(['b', 'a'], new Map()).writes)).toEqual([
      'create events/live/access/join',
      'create events/live',
      'create videos/a',
      'create videos/b/playback/main',
      'create videos/b',
      'create catalogue/index-0',
      'create catalogue/manifest',
    ]);
  });

  it('does nothing if everything is live', () => {
    expect(plan(['a', 'b'], createLiveFingerprints(['a', 'b']))).toEqual({
      writes: [],
      unchanged: 7,
    });
  });

  it('updates changed documents, and deletes others after nothing refers to them', () => {
    const { writes, unchanged } = plan(['a'], createLiveFingerprints(['a', 'b', 'c', 'd']));
    expect(lines(writes)).toEqual([
      'update catalogue/index-0',
      'update catalogue/manifest',
      'delete videos/b',
      'delete videos/c',
      'delete videos/d/playback/main',
      'delete videos/d',
    ]);
    expect(unchanged).toBe(4);
  });

  it('finds subdocuments of a deleted class', () => {
    const live = createLiveFingerprints(['a']);
    live.set('videos/old/playback/main', 'x');
    expect(lines(plan(['a'], live).writes)).toEqual(['delete videos/old/playback/main']);
  });

  it('ignores the order of fields', () => {
    expect(computeFingerprint({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(
      computeFingerprint({ b: { c: [1, 2] }, a: 1 }),
    );
    for (const other of [{ a: '1' }, { a: [1] }, { a: 1, b: null }, { a: { 0: 1 } }]) {
      expect(computeFingerprint(other)).not.toBe(computeFingerprint({ a: 1 }));
    }
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
          const batches = splitIntoBatches(writes, sizeOf, { writes: most, bytes: 120 });
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
    const { writes } = plan(['a', 'b'], createLiveFingerprints(['a', 'b']), 'Renamed');
    const index = splitIntoBatches(writes, () => 900_000, {
      writes: 500,
      bytes: 9 * 1024 * 1024,
    }).find((batch) => batch.some(({ path }) => path === 'catalogue/manifest'));
    expect(lines(index ?? [])).toEqual(['update catalogue/index-0', 'update catalogue/manifest']);
  });
});
