import { defaultColors, drawPoster, drawScene } from '@gschool/poster-art/drawPoster';
import { vars } from '@gschool/themes';
import { derive, registry } from '@gschool/themes/derive';
import { expect, it } from 'vitest';

import { getPosterVariables } from './posterColors';

const card = { width: 640, height: 360 };

it('a picture without a theme has the colors of the default theme', () => {
  expect(derive(registry.gschool, 'light').poster).toEqual(defaultColors);
});

it('the custom properties are those of the contract', () => {
  expect(getPosterVariables(defaultColors)).toEqual(vars.poster);
});

it('what a server draws has no color of a theme, only its custom properties', () => {
  const scene = drawScene('art:figure/dancer/17', card, vars.poster);
  expect(scene).toContain('fill="var(--gs-poster-');
  expect(scene.replaceAll('#000000', '')).not.toMatch(/#[0-9a-f]{6}/);
});

it('a poster keeps its drawing and changes its colors with the theme', () => {
  const strip = (svg: string) => svg.replace(/(fill|stroke)="#\w+"/g, '');
  const [school, hulu] = [registry.gschool, registry.hulu].map((seed) =>
    drawPoster('art:series/warrior/12', card, derive(seed, 'dark').poster),
  ) as [string, string];
  expect(hulu).not.toBe(school);
  expect(strip(hulu)).toBe(strip(school));
});
