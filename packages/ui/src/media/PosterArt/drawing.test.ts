import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const load = vi.hoisted(() => vi.fn());
vi.mock('@gschool/poster-art/drawPoster', load);

// Test files of a thread share modules: another file may have loaded the drawing code, or load it
// after this one.
afterAll(() => {
  vi.doUnmock('@gschool/poster-art/drawPoster');
  vi.resetModules();
  vi.unstubAllGlobals();
});

const defaultColors = { paper: '#ffffff', brand: '#ecba12' };
const element = {} as Element;
let theme: Record<string, string>;
beforeEach(() => {
  theme = {};
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => theme[name] ?? '',
  }));
});

const draw = vi.fn((art: string) => `data:${art}`);
const format = { width: 640, height: 360 };

it('imports the drawing code again after a failed import, and then only once', async () => {
  vi.resetModules();
  const { preloadPosterArt, drawScene } = await import('./drawing');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue({ drawScene: () => 'scene', drawPosterUrl: draw, defaultColors });
  await expect(preloadPosterArt()).rejects.toThrow();
  expect(drawScene('art:figure/tree/1', format)).toBe('');
  await expect(preloadPosterArt()).resolves.toBeUndefined();
  await preloadPosterArt();
  expect(load).toHaveBeenCalledTimes(2);
  expect(drawScene('art:figure/tree/1', format)).toBe('scene');
});

it('draws a poster of a shape once, and does not cache without end', async () => {
  vi.resetModules();
  const { preloadPosterArt, getPosterUrl } = await import('./drawing');
  load.mockResolvedValue({ drawScene: () => 'scene', drawPosterUrl: draw, defaultColors });
  expect(getPosterUrl('a', format, element)).toBeUndefined();
  await preloadPosterArt();
  expect(getPosterUrl('a', format, element)).toBe('data:a');
  expect(getPosterUrl('a', format, element)).toBe('data:a');
  expect(draw).toHaveBeenCalledTimes(1);
  getPosterUrl('a', { ...format, isHero: true }, element);
  getPosterUrl('a', { width: 480, height: 480 }, element);
  expect(draw).toHaveBeenCalledTimes(3);
  theme = { '--gs-poster-paper': '#fffffe', '--gs-poster-brand': '#00ff00' };
  getPosterUrl('a', format, element);
  getPosterUrl('a', format, element);
  expect(draw).toHaveBeenLastCalledWith('a', format, { paper: '#fffffe', brand: '#00ff00' });
  expect(draw).toHaveBeenCalledTimes(4);
  for (let i = 0; i < 600; i++) getPosterUrl(`poster ${i}`, format, element);
  expect(draw).toHaveBeenCalledTimes(604);
  getPosterUrl('a', format, element);
  expect(draw).toHaveBeenCalledTimes(605);
});
