import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';

import { drawSocialImage } from './drawSocialImage';
import { fitTitle } from './fitTitle';
import { getFontFiles } from './fonts';

const WIDTH = 488;

beforeAll(() =>
  initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))),
);

describe('the title of a picture', () => {
  it.each([
    'Chalk',
    'Strong is slow before it is fast',
    'The care label, translated',
    'WARM MOMMA WOW WOMEN',
    'Every move counts, says the one page worth bookmarking',
  ])('is not cut: %s', (title) => {
    expect(fitTitle(title, WIDTH).lines.join(' ')).toBe(title);
  });

  it('is large if it is short', () => {
    expect(fitTitle('Chalk', WIDTH).size).toBeGreaterThan(fitTitle('word '.repeat(14), WIDTH).size);
  });

  it.each(['Donaudampfschifffahrtsgesellschaftskapitän', 'word '.repeat(60)])(
    'ends with an ellipsis if nothing else fits: %s',
    (title) => {
      const { lines } = fitTitle(title, WIDTH);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines.at(-1)).toMatch(/…$/);
    },
  );

  it.each([
    'Moonlight swimming, hills',
    'WWWW MMMM @@@@ %%%%',
    'QUICK BROWN FOX JUMPS',
    'ffff tttt',
  ])('is as wide as estimated, or less: %s', (title) => {
    const svg = drawSocialImage({ art: 'art:object/mug/3', title, label: 'Movie' }, 'School');
    const texts = svg.match(/<text[^>]*>[^<]*<\/text>/g) ?? [];
    expect(texts.length).toBeGreaterThan(2);
    const fontBuffers = getFontFiles(title).map((file) => new Uint8Array(readFileSync(file)));
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="630" font-family="Inter Variable">${texts.join('')}</svg>`;
    const box = new Resvg(markup, { font: { fontBuffers } }).getBBox()!;
    expect(box.width).toBeGreaterThan(60);
    // The poster begins at x = 600.
    expect(box.x + box.width).toBeLessThan(580);
  });
});

describe('the picture', () => {
  const drawing = { art: 'art:object/mug/3', title: 'Tea & <honey>', label: 'Gear' };

  it('escapes texts', () => {
    const svg = drawSocialImage(drawing, 'A & B');
    expect(svg).toContain('Tea &#38;');
    expect(svg).toContain('&#60;honey&#62;');
    expect(svg).toContain('GEAR');
    expect(svg).toContain('A &#38; B');
  });

  it('has fonts for the letters of its texts', () => {
    expect(getFontFiles('Chalk')).toHaveLength(1);
    expect(getFontFiles('Željka')).toHaveLength(2);
    expect(getFontFiles('وضعيات')[1]).toContain('arabic');
  });
});
