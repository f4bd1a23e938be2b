import { preloadPosterArt } from './drawing';

/** Shows the drawing. Returns false before the drawing code is loaded. */
type Show = () => boolean;

/** Posters that are shown in one frame. A browser needs 2 to 3 ms for a new SVG image. */
const PER_FRAME = { min: 1, max: 8 };
/** A longer frame means that fewer posters fit. */
const LONG_FRAME_MS = 34;

/** Posters that are not drawn yet, or whose theme has changed. */
const undrawn = new Map<Element, Show>();
/** Posters that are shown. They are drawn again when the theme changes. */
const drawn = new Map<Element, Show>();
/** The shown posters that are near the viewport. */
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let perFrame = PER_FRAME.max / 2;
let lastFrame: number | undefined;

function remove(image: Element): void {
  undrawn.delete(image);
  near.delete(image);
  observer?.unobserve(image);
}

function watch(image: Element, showDrawing: Show): void {
  undrawn.set(image, showDrawing);
  observer?.observe(image);
}

function show(image: Element): void {
  const showDrawing = undrawn.get(image);
  if (!showDrawing?.()) return;
  remove(image);
  drawn.set(image, showDrawing);
}

/**
 * Draws every poster again, those near the viewport first. Call it after a change of the custom
 * properties that does not change the theme's class on `<html>`.
 */
export function redrawPosters(): void {
  for (const [image, showDrawing] of drawn) watch(image, showDrawing);
  drawn.clear();
}

/** The classes of the theme. `<html>` also has other classes, which may change at any time. */
const readTheme = (): string =>
  [...document.documentElement.classList].filter((name) => name.startsWith('theme-')).join(' ');

function watchTheme(): void {
  let theme = readTheme();
  new MutationObserver(() => {
    const next = readTheme();
    if (next === theme) return;
    theme = next;
    redrawPosters();
  }).observe(document.documentElement, { attributeFilter: ['class'] });
}

function showNext(time: number): void {
  if (lastFrame !== undefined) {
    const isLong = time - lastFrame > LONG_FRAME_MS;
    perFrame = isLong
      ? Math.max(PER_FRAME.min, Math.floor(perFrame / 2))
      : Math.min(PER_FRAME.max, perFrame + 1);
  }
  [...near].slice(0, perFrame).forEach(show);
  lastFrame = near.size > 0 ? time : undefined;
  if (near.size > 0) requestAnimationFrame(showNext);
}

async function showNear(): Promise<void> {
  try {
    await preloadPosterArt();
  } catch {
    // The next poster that comes near loads the drawing code again.
    return;
  }
  if (near.size > 0 && lastFrame === undefined) showNext(performance.now());
}

// One observer for all posters: a page can have thousands.
function createObserver(): IntersectionObserver {
  watchTheme();
  addEventListener('beforeprint', () => [...undrawn.keys()].forEach(show));
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (near.size > 0) void showNear();
    },
    // `scrollMargin` is for rows that scroll sideways. Browsers without it draw a little later.
    { rootMargin: '75% 25%', scrollMargin: '0px 50%' } as IntersectionObserverInit,
  );
}

/**
 * Calls `showDrawing` once the image is less than a screen away from the viewport, or before
 * printing, and again after each change of the theme. Posters that come near together are shown in
 * several frames. Returns a function that stops this.
 */
export function showWhenNear(image: Element, showDrawing: Show): () => void {
  observer ??= createObserver();
  watch(image, showDrawing);
  return () => {
    remove(image);
    drawn.delete(image);
  };
}
