type Drawing = typeof import('@gschool/poster-art/drawPoster');
type Draw = Drawing['drawScene'];

/** URLs that are cached. One is 3 KB, and drawing it takes a fraction of a millisecond. */
const MAX_URLS = 500;

const urls = new Map<string, string>();
let drawing: Drawing | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the drawing code of posters (7 KB gzip) once. Posters call it; a server awaits it before
 * rendering, and a page with many posters can call it early. The call after a failed import imports
 * it again.
 */
export const preloadPosterArt = (): Promise<void> =>
  (loading ??= import('@gschool/poster-art/drawPoster').then(
    (module) => void (drawing = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Draws what is inside the `<svg>` of a poster; empty before the drawing code is loaded. */
export const drawScene: Draw = (...args) => drawing?.drawScene(...args) ?? '';

/** Draws a poster once, as the URL of an image; undefined before the drawing code is loaded. */
export const getPosterUrl: (...args: Parameters<Draw>) => string | undefined = (art, format) => {
  const key = `${art} ${format?.width}x${format?.height} ${format?.isHero}`;
  const cached = urls.get(key);
  if (cached !== undefined || !drawing) return cached;
  if (urls.size >= MAX_URLS) urls.clear();
  const url = drawing.drawPosterUrl(art, format);
  urls.set(key, url);
  return url;
};
