import { afterAll, expect, it, vi } from 'vitest';

const load = vi.hoisted(() => vi.fn());
vi.mock('@gschool/poster-art/drawPoster', load);

// Test files of a thread share modules: another file may have loaded the drawing code, or load it
// after this one.
afterAll(() => {
  vi.doUnmock('@gschool/poster-art/drawPoster');
  vi.resetModules();
});

it('imports the drawing code again after a failed import, and then only once', async () => {
  vi.resetModules();
  const { preloadPosterArt } = await import('./useDrawPoster');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue({ drawScene: () => undefined });
  await expect(preloadPosterArt()).rejects.toThrow();
  await expect(preloadPosterArt()).resolves.toBeUndefined();
  await preloadPosterArt();
  expect(load).toHaveBeenCalledTimes(2);
});
