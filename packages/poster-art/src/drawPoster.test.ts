import { expect, test } from 'vitest';

import { defaultColors, drawPoster, drawPosterUrl, type PosterColors } from './drawPoster';
import { formats, type Ratio } from './formats';
import { getGroundIndex, getSeed, grounds } from './grounds';
import { motifs } from './motifs';
import { objects } from './objects';
import { mix } from './palettes';
import { portraits } from './portraits';
import { poses } from './poses';

const references = Object.entries(motifs).flatMap(([kind, names]) =>
  names.flatMap((name) =>
    [0, 1, 2, 3, 4, 5, 6, 17, 418].map((seed) => `art:${kind}/${name}/${seed}`),
  ),
);
const shapes = Object.keys(formats) as Ratio[];

test('offers every motif that it can draw, and no other', () => {
  expect(motifs).toEqual({ figure: Object.keys(poses), portrait: portraits, object: objects });
});

test('every drawing is small, and fits a strict policy: no style, no script, no ids', () => {
  for (const reference of references)
    for (const shape of shapes) {
      const svg = drawPoster(reference, formats[shape]);
      expect(svg.length, `${reference} ${shape}`).toBeGreaterThan(300);
      expect(svg.length, `${reference} ${shape}`).toBeLessThan(4608);
      expect(svg).not.toMatch(/style=|<style|<script|\bid=|\bon\w+=|NaN|undefined|Infinity/);
    }
});

test('numbers have one decimal, so that a server and a browser agree', () => {
  for (const reference of references.slice(0, 60))
    expect(drawPoster(reference).replace(/scale\([^)]*\)/g, '')).not.toMatch(/\.\d\d/);
});

test('a data URL contains the same drawing', () => {
  for (const reference of references.slice(0, 60)) {
    const url = drawPosterUrl(reference, formats['1/1']);
    expect(url).toMatch(/^data:image\/svg\+xml,[^#<>"]*$/);
    const text = decodeURIComponent(url.slice(url.indexOf(',') + 1));
    expect(text.replaceAll("'", '"')).toBe(drawPoster(reference, formats['1/1']));
  }
});

test('takes custom properties as colors, and mixes them in the browser', () => {
  const names = Object.keys(defaultColors).map((role) => [role, `var(--${role})`]);
  const colors = Object.fromEntries(names) as unknown as PosterColors;
  const svg = drawPoster('art:figure/lunge/2', undefined, colors);
  expect(svg).toContain('fill="var(--');
  expect(svg).toContain('fill="color-mix(in srgb,');
  expect(svg.replaceAll('#000000', '')).not.toContain('="#');
});

test('the ground of a reference is the color that its drawing begins with', () => {
  for (const reference of [...references, 'art:figure/any', 'a photo that is missing']) {
    const [base, other, share] = grounds[getGroundIndex(getSeed(reference))]!;
    const color = other
      ? mix(defaultColors[base], defaultColors[other], share)
      : defaultColors[base];
    expect(drawPoster(reference), reference).toContain(`><path fill="${color}" d="M0 0H`);
  }
});

test.each(['press', 'kettlebell'])('what a figure of %s lifts is inside of the picture', (pose) => {
  for (const shape of shapes)
    for (const isHero of [false, true]) {
      const svg = drawPoster(`art:figure/${pose}/5`, { ...formats[shape], isHero });
      const [, y, scale] = /translate\(\S+ (\S+)\) scale\((\S+)\)/.exec(svg)!.map(Number);
      const body = svg.slice(svg.indexOf('translate('));
      const lifted =
        pose === 'press'
          ? [...body.matchAll(/d="M\S+ (\S+)h30v36/g)].map(([, top]) => Number(top))
          : [...body.matchAll(/cy="(\S+)" r="54"/g)].map(([, middle]) => Number(middle) - 54);
      expect(lifted.length, shape).toBeGreaterThan(0);
      expect(y! + scale! * Math.min(...lifted), `${shape} ${isHero}`).toBeGreaterThan(0);
    }
});

test('the same reference draws the same picture', () => {
  expect(drawPoster('art:figure/dancer/17')).toBe(drawPoster('art:figure/dancer/17'));
  expect(drawPoster('art:figure/dancer/17')).not.toBe(drawPoster('art:figure/dancer/18'));
});

test('no two neighbors share a background color, in a row or across rows of up to ten', () => {
  const background = (seed: number) =>
    /fill="(#\w+)"/.exec(drawPoster(`art:figure/tree/${seed}`))?.[1];
  for (let seed = 0; seed < 120; seed++)
    for (let step = 1; step <= 10; step++)
      expect(background(seed)).not.toBe(background(seed + step));
});

test.each([
  '',
  'art:',
  'art:figure',
  'art:figure/unknown/1',
  'art:figure/__proto__/1',
  'art:figure/constructor/2',
  'art:unknown/tree/-1',
  'art:portrait/bun/1e9',
  'art:object/tee/99999999999999999999',
  'art:figure/<script>alert(1)</script>/"onload="x',
])('an unknown reference %j draws a figure and does not repeat the text', (reference) => {
  const svg = drawPoster(reference);
  expect(svg.length).toBeGreaterThan(300);
  expect(svg).not.toMatch(/script|onload|alert|undefined|NaN/);
});
