import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chooseSource, type ClassSource, type SourceFacts } from './chooseSource';

const facts: SourceFacts = {
  isDownloaded: true,
  isLoaded: false,
  isRefused: false,
  shown: null,
  failed: null,
};
const loaded = { isLoaded: true };

describe('the source of a class', () => {
  it.each<[string, Partial<SourceFacts>, ClassSource | null]>([
    ['is the download before the network answers', {}, 'download'],
    ['is the download, also online', loaded, 'download'],
    ['is nothing that the server refused', { isRefused: true }, null],
    ['stays the network', { ...loaded, shown: 'online' }, 'online'],
    ['stays the download online', { ...loaded, shown: 'download' }, 'download'],
    ['becomes the download', { ...loaded, shown: 'online', failed: 'online' }, 'download'],
    ['becomes the network', { ...loaded, shown: 'download', failed: 'download' }, 'online'],
    ['has nothing but the download', { shown: 'download', failed: 'download' }, 'download'],
    ['waits without a download', { isDownloaded: false }, null],
    ['is the network without a download', { ...loaded, isDownloaded: false }, 'online'],
    [
      'is the network once the download is removed',
      { ...loaded, isDownloaded: false, shown: 'download' },
      'online',
    ],
  ])('%s', (_, given, source) => {
    expect(chooseSource({ ...facts, ...given })).toBe(source);
  });

  const source = fc.constantFrom<ClassSource | null>('online', 'download', null);
  const anyFacts = fc.record<SourceFacts>({
    isDownloaded: fc.boolean(),
    isLoaded: fc.boolean(),
    isRefused: fc.boolean(),
    shown: source,
    failed: source,
  });

  it('is never one that does not exist', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const chosen = chooseSource(given);
        if (chosen === 'download') expect(given.isDownloaded).toBe(true);
        if (chosen === 'online') expect(given.isLoaded).toBe(true);
      }),
    );
  });

  it('never changes while it works', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const first = chooseSource({ ...given, failed: null });
        fc.pre(first !== null);
        for (const isRefused of [true, false]) {
          const later = { ...given, isRefused, shown: first, failed: null };
          expect(chooseSource(later)).toBe(first);
        }
      }),
    );
  });
});
