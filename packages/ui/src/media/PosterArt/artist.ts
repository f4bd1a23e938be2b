import { useSyncExternalStore } from 'react';

type Draw = (typeof import('@gschool/poster-art/draw'))['drawScene'];

let draw: Draw | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the drawing of posters (7 KB gzip), once. Posters ask for it themselves;
 * a server that renders them awaits it first, and a page that is about to show
 * many can call it early.
 */
export const preloadPosterArt = (): Promise<void> =>
  (loading ??= import('@gschool/poster-art/draw').then((module) => {
    draw = module.drawScene;
    for (const listener of listeners) listener();
  }));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How posters are drawn, or undefined until that is loaded; a hydrating page starts without. */
export const useArtist = (): Draw | undefined =>
  useSyncExternalStore(
    subscribe,
    () => draw,
    () => (typeof document === 'undefined' ? draw : undefined),
  );
