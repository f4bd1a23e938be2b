import { createStore } from '@gschool/state';
import { useSyncExternalStore } from 'react';

type Draw = (typeof import('@gschool/poster-art/drawPoster'))['drawScene'];

const draw = createStore<Draw | undefined>(undefined);
let loading: Promise<void> | undefined;

/**
 * Loads the drawing code of posters (7 KB gzip) once. Posters call it; a server awaits it before
 * rendering, and a page with many posters can call it early. The call after a failed import imports
 * it again.
 */
export const preloadPosterArt = (): Promise<void> =>
  (loading ??= import('@gschool/poster-art/drawPoster').then(
    (module) => draw.set(module.drawScene),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Returns the draw function; undefined until it is loaded, and while hydrating. */
export const useDrawPoster = (): Draw | undefined =>
  useSyncExternalStore(draw.subscribe, draw.get, () =>
    typeof document === 'undefined' ? draw.get() : undefined,
  );
