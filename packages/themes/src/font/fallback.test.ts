import { statSync } from 'node:fs';
import { createRequire } from 'node:module';

import { describe, expect, it } from 'vitest';

import { fallbackFaces } from './fallback';

const arabic = createRequire(import.meta.url).resolve(
  '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
);
const inter = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

describe('Inter and its fallback', () => {
  it('keeps the Latin file under 60 KB', () => {
    expect(statSync(inter).size).toBeLessThan(60 * 1024);
  });

  it('keeps the Arabic file under 110 KB', () => {
    expect(statSync(arabic).size).toBeLessThan(110 * 1024);
  });

  it('gives lines the same height in both, for every weight', () => {
    const height = (1984 + 494) / 2048;
    for (const face of fallbackFaces) {
      const part = (text: string) => parseFloat(text) / 100;
      const scaled =
        (part(face.ascentOverride) + part(face.descentOverride)) * part(face.sizeAdjust);
      expect(scaled).toBeCloseTo(height, 3);
    }
  });

  it('covers the whole range of weights', () => {
    const ranges = fallbackFaces.map(({ fontWeight }) => fontWeight.split(' ').map(Number));
    expect(ranges[0]?.[0]).toBe(100);
    expect(ranges.at(-1)?.[1]).toBe(900);
    for (let at = 1; at < ranges.length; at += 1) {
      expect(ranges[at]?.[0]).toBe((ranges[at - 1]?.[1] ?? 0) + 1);
    }
  });
});
