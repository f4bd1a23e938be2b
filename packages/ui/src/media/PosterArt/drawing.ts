import { vars } from '@gschool/themes';

type Drawing = typeof import('@gschool/poster-art/drawPoster');
type Draw = Drawing['drawScene'];
/** The colors of a theme for posters, by role. */
export type PosterColors = NonNullable<Parameters<Draw>[2]>;

/** URLs that are cached. One is 3 KB, and drawing it takes a fraction of a millisecond. */
const MAX_URLS = 500;

const urls = new Map<string, string>();
let drawing: Drawing | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the drawing code of posters (8 KB gzip) once. Posters call it; a server awaits it before
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

/**
 * Draws what is inside the `<svg>` of a poster, in the custom properties of the theme; empty before
 * the drawing code is loaded.
 */
export const drawScene = (art: string, format: Parameters<Draw>[1]): string =>
  drawing?.drawScene(art, format, vars.poster) ?? '';

const roles = Object.keys(vars.poster) as (keyof PosterColors)[];

/**
 * The poster colors of the theme that applies to an element; undefined where no theme is loaded. An
 * image cannot read the custom properties of the page around it.
 */
export function readPosterColors(element: Element): PosterColors | undefined {
  const style = getComputedStyle(element);
  const colors = roles.map((role): [string, string] => [
    role,
    style.getPropertyValue(vars.poster[role].slice(4, -1)).trim(),
  ]);
  return colors.every(([, color]) => color)
    ? (Object.fromEntries(colors) as unknown as PosterColors)
    : undefined;
}

/**
 * Draws a poster in the colors of a theme once, as the URL of an image; undefined before the drawing
 * code is loaded.
 */
export const getPosterUrl: (...args: Parameters<Draw>) => string | undefined = (
  art,
  format,
  colors,
) => {
  const theme = colors ? Object.values(colors).join(' ') : '';
  const key = `${art} ${format?.width}x${format?.height} ${format?.isHero} ${theme}`;
  const cached = urls.get(key);
  if (cached !== undefined || !drawing) return cached;
  if (urls.size >= MAX_URLS) urls.clear();
  const url = drawing.drawPosterUrl(art, format, colors);
  urls.set(key, url);
  return url;
};
