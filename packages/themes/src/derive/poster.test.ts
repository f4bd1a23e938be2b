import { describe, expect, it } from 'vitest';

import { registry, type ThemeName } from '../registry';
import { getContrast, oklchToHex, toOklch } from './oklch';
import type { Seed } from '../seeds/seed';
import { derivePoster } from './poster';

const names = Object.keys(registry) as ThemeName[];
const getDistance = (a: string, b: string): number => {
  const [from, to] = [toOklch(a), toOklch(b)];
  const [x, y] = [from, to].map(({ c, h }) => [
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ]) as [[number, number], [number, number]];
  return Math.hypot(from.l - to.l, x[0] - y[0], x[1] - y[1]);
};

describe.each(names)('the posters of %s', (name) => {
  const colors = derivePoster(registry[name]);

  it.each([
    ['ink', ['brand', 'accent', 'mint', 'paper'], 3],
    ['shadow', ['blush', 'paper'], 4.5],
    ['light', ['deep', 'night'], 4.5],
  ] as const)('show a figure in %s on its backgrounds', (figure, backgrounds, ratio) => {
    for (const background of backgrounds)
      expect(getContrast(colors[figure], colors[background]), background).toBeGreaterThan(ratio);
  });

  it('have colors that one can tell apart', () => {
    const pairs = [
      ['brand', 'hot'],
      ['brand', 'paper'],
      ['accent', 'paper'],
      ['accent', 'brand'],
      ['hot', 'paper'],
      ['hot', 'light'],
      ['deep', 'night'],
      ['mint', 'light'],
    ] as const;
    for (const [a, b] of pairs)
      expect(getDistance(colors[a], colors[b]), `${a} and ${b}`).toBeGreaterThan(0.05);
  });
});

it('derived mint never looks like skin, whatever the brand and the accent are', () => {
  const hues = Array.from({ length: 36 }, (_, index) => index * 10);
  for (const brand of hues)
    for (const accent of hues)
      for (const chroma of [0.02, 0.12]) {
        const seed = {
          ...registry.hulu,
          brand: oklchToHex(0.6, 0.12, brand),
          accent: oklchToHex(0.6, chroma, accent),
        };
        const { mint, light } = derivePoster(seed);
        expect(getDistance(mint, light), `${brand}, ${accent}, ${chroma}`).toBeGreaterThan(0.05);
      }
});

it('posters have the colors of their theme, and skin has the same one everywhere', () => {
  const hue = (name: ThemeName, role: 'brand' | 'accent' | 'light') =>
    toOklch(derivePoster(registry[name])[role]).h;
  for (const name of names) {
    const { brand, poster }: Seed = registry[name];
    // If the seed sets the color of posters, it may differ from the brand.
    if (!poster?.brand)
      expect(Math.abs(hue(name, 'brand') - toOklch(brand).h), name).toBeLessThan(12);
    expect(Math.abs(hue(name, 'light') - 66)).toBeLessThan(12);
  }
});

it('a seed may set each color of its posters', () => {
  const { hulu } = registry;
  expect(derivePoster({ ...hulu, poster: { hot: '#123456' } }).hot).toBe('#123456');
  expect(derivePoster({ ...hulu, poster: { ink: '#000001' } }).ink).toBe('#000001');
});
