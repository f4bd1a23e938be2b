import { describe, expect, it } from 'vitest';

import { formatArt, parseArt, parseSeed } from './art';

describe('the reference of a drawing', () => {
  it('is split and put together again', () => {
    const art = parseArt('art:figure/sidePlank/42');
    expect(art).toEqual({ kind: 'figure', motif: 'sidePlank', seed: 42 });
    expect(art && formatArt(art)).toBe('art:figure/sidePlank/42');
  });

  it.each(['', 'posters/a.webp', 'art:figure/warrior', 'art:figure/../7', undefined, 7])(
    '%j is none',
    (text) => {
      expect(parseArt(text)).toBeNull();
    },
  );

  it.each([
    ['12', 12],
    ['١٢', 12],
    ['１２ ', 12],
    ['12345678901', 123456789],
    ['', 0],
  ])('has the typed seed "%s", read as %i', (typed, seed) => {
    expect(parseSeed(typed)).toBe(seed);
  });

  it('never has a seed that a pack refuses', () => {
    expect(formatArt({ kind: 'event', motif: 'run', seed: 1e12 })).toBe('art:event/run/999999999');
    expect(formatArt({ kind: 'event', motif: 'run', seed: -3.7 })).toBe('art:event/run/0');
  });
});
