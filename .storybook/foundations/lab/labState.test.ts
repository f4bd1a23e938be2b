import { derive, registry, checkContrast } from '@gschool/themes/derive';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseHash, parseHex, initialState, formatHash } from './labState';

const hash = (value: unknown) => `#lab=${encodeURIComponent(JSON.stringify(value))}`;

describe("the lab's state in a URL hash", () => {
  it.each(Object.entries(registry))('is restored unchanged: %s', (name, seed) => {
    const state = { name, about: 'A “theme” & more: 100 %', seed, view: 'dark' as const };
    expect(parseHash(formatHash(state))).toEqual(state);
  });

  it.each(['', '#', '#lab=', '#lab=%7B', '#lab=%E0%A4%A', '#other'])('is null for %j', (text) =>
    expect(parseHash(text)).toBeNull(),
  );

  it.each([
    null,
    7,
    [],
    { seed: null, view: 'sideways', name: 5 },
    { seed: { brand: 'red; background: url(//x)', radius: 900, neutral: { chroma: 'NaN' } } },
    { seed: { display: { weight: 1e9 }, status: { danger: 'no', other: '#fff' }, shadow: 'none' } },
  ])('keeps the initial state for %j', (value) => {
    expect(parseHash(hash(value))).toEqual({ ...initialState });
  });

  it('ignores properties of a prototype', () => {
    const text = '{"__proto__":{"name":"evil"},"seed":{"__proto__":{"brand":"#000000"}}}';
    expect(parseHash(`#lab=${encodeURIComponent(text)}`)).toEqual(initialState);
  });

  it('always returns a seed that can be derived', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const state = parseHash(`#lab=${encodeURIComponent(text)}`);
        if (state)
          expect(checkContrast(derive(state.seed, 'dark').color).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a typed color', () => {
  it.each([
    ['#1F80E0', '#1f80e0'],
    [' 1f80e0 ', '#1f80e0'],
    ['#0af', '#00aaff'],
  ])('%j is %s', (text, hex) => expect(parseHex(text)).toBe(hex));
  it.each(['', '#', 'red', '#12', '#12345', '#gggggg', '##123456'])('%j is not a color', (text) =>
    expect(parseHex(text)).toBeNull(),
  );
});
