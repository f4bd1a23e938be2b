import { getPosterVariables, readPosterColors } from './posterColors';

type Drawing = typeof import('@gschool/poster-art/drawPoster');
type Draw = Drawing['drawScene'];
type Format = Parameters<Draw>[1];

/** URLs that are cached. One is 3 KB, and drawing it takes a fraction of a millisecond. */
const MAX_URLS = 500;

const urls = new Map<string, string>();
let drawing: Drawing | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the drawing code of posters (10 KB gzip) once. Posters call it. A server awaits it before
 * rendering, and a page with many posters can call it early. After a failed import, the next call
 * tries again.
 */
export const preloadPosterArt = (): Promise<void> =>
  (loading ??= import('@gschool/poster-art/drawPoster').then(
    (module) => void (drawing = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/**
 * Draws the content of a poster's `<svg>` with the custom properties of the theme. Empty before the
 * drawing code is loaded.
 */
export const drawScene = (art: string, format: Format): string =>
  drawing?.drawScene(art, format, getPosterVariables(drawing.defaultColors)) ?? '';

/**
 * Draws a poster in the colors of the theme that applies to an element, and returns the URL of an
 * image. URLs are cached. Undefined before the drawing code is loaded.
 */
export function getPosterUrl(art: string, format: Format, element: Element): string | undefined {
  if (!drawing) return undefined;
  const colors = readPosterColors(element, drawing.defaultColors);
  const theme = colors ? Object.values(colors).join(' ') : '';
  const key = `${art} ${format?.width}x${format?.height} ${format?.isHero} ${theme}`;
  const cached = urls.get(key);
  if (cached !== undefined) return cached;
  if (urls.size >= MAX_URLS) urls.clear();
  const url = drawing.drawPosterUrl(art, format, colors);
  urls.set(key, url);
  return url;
}
