import { expect, it, vi } from 'vitest';

import { preloadPosterArt } from './useDrawPoster';

const load = vi.hoisted(() => vi.fn());
vi.mock('@gschool/poster-art/drawPoster', load);

it('imports the drawing code again after a failed import, and then only once', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue({ drawScene: () => undefined });
  await expect(preloadPosterArt()).rejects.toThrow();
  await expect(preloadPosterArt()).resolves.toBeUndefined();
  await preloadPosterArt();
  expect(load).toHaveBeenCalledTimes(2);
});
