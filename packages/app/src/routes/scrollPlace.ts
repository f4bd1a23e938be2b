/** A place in a page that people return to. */
export interface ScrollPlace {
  /** The scroll position in px. A page without the link returns to it. */
  top: number;
  /**
   * A link on the screen, and its distance from the top of the screen in px. The content above it
   * may have a different height later, because cards far from the screen have estimated heights.
   */
  link?: PlacedLink | undefined;
}

interface PlacedLink {
  id: number;
  offset: number;
  /**
   * The number of links to the same page up to and including this one: a class can be in several
   * rows.
   */
  count: number;
}

/**
 * If the height of a page has not changed for this time, in milliseconds, the page counts as complete
 * even if it has fewer links than before.
 */
const COMPLETE_MS = 1500;

/**
 * How long to look for a place after the last change of the page's height, in milliseconds. On a slow
 * device, a long list takes several seconds.
 */
const MAX_MS = 5000;

/** When a page has stayed in place for this many frames, its layout is finished. */
const STEADY_FRAMES = 10;

/** The distance between the points where `findLinkOnScreen` looks for a link, in px. */
const STEP_PX = 32;

/** The events that a person's scrolling fires. */
const INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const getMain = () => document.getElementById('main');

/**
 * A hash of the link's path. The hash is stored, because the path itself would reveal what a member
 * has watched.
 */
function getLinkId(link: Element): number {
  let id = 0;
  for (const letter of link.getAttribute('href') ?? '') {
    id = (Math.imul(id, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  }
  return id;
}

/** The page's links with this id, in document order. */
const findLinks = (main: Element | null, id: number): Element[] =>
  [...(main?.querySelectorAll('a[href]') ?? [])].filter((link) => getLinkId(link) === id);

/** Whether an element scrolls with the page. Checks the element and its ancestors up to `main`. */
function isInFlow(element: Element, main: Element): boolean {
  for (let box: Element | null = element; box && box !== main; box = box.parentElement) {
    if (/sticky|fixed/.test(getComputedStyle(box).position)) return false;
  }
  return true;
}

/** The link that was found last, and where the page was scrolled to. */
let lastFound: { link: Element; scrollTop: number } | null = null;

/** The link that was found last, if the page has not scrolled since and it is still on the screen. */
function getLastFound(main: Element): Element | null {
  if (lastFound?.scrollTop !== window.scrollY || !main.contains(lastFound.link)) return null;
  const { top, bottom, width } = lastFound.link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight ? lastFound.link : null;
}

/**
 * The first link on the screen, or the link of the first card or row. Every press of a button needs
 * it, and the search tests up to a hundred points, so the link that was found last is used while
 * possible.
 */
function findLinkOnScreen(main: Element): Element | null {
  const link = getLastFound(main) ?? searchLinkOnScreen(main);
  lastFound = link && { link, scrollTop: window.scrollY };
  return link;
}

/** Tests points from the top of the screen to its bottom. */
function searchLinkOnScreen(main: Element): Element | null {
  for (let y = 0; y < window.innerHeight; y += STEP_PX) {
    for (const share of [0.5, 0.2, 0.8]) {
      const hit = document.elementFromPoint(window.innerWidth * share, y);
      if (!hit || !main.contains(hit)) continue;
      const item = hit.closest('article, li, [role=row]');
      const link = hit.closest('a[href]') ?? item?.querySelector('a[href]');
      if (link && main.contains(link) && isInFlow(link, main)) return link;
    }
  }
  return null;
}

/**
 * The current place in the page. `followed` is the link that the person is following and will
 * return to. The top of a page needs no link: a search for one would lay out the page in the middle
 * of a press.
 */
export function readScrollPlace(followed: Element | null = null): ScrollPlace {
  const top = window.scrollY;
  const main = getMain();
  if (!main) return { top };
  const isFollowed = followed && main.contains(followed) && isInFlow(followed, main);
  if (top <= 0 && !isFollowed) return { top };
  const link = isFollowed ? followed : findLinkOnScreen(main);
  if (!link) return { top };
  const id = getLinkId(link);
  const count = findLinks(main, id).indexOf(link) + 1;
  return { top, link: { id, count, offset: link.getBoundingClientRect().top } };
}

/**
 * Of several links to the same page, returns the one nearest to its former place. Null while links
 * are missing, unless the page `isComplete`.
 */
function findLink(
  { id, offset, count }: PlacedLink,
  top: number,
  isComplete: boolean,
): Element | undefined {
  const links = findLinks(getMain(), id);
  if (links.length < count && !isComplete) return undefined;
  const documentTop = top + offset;
  const getDistance = (link: Element) =>
    Math.abs(link.getBoundingClientRect().top + window.scrollY - documentTop);
  return links.length > 1
    ? links.toSorted((one, other) => getDistance(one) - getDistance(other))[0]
    : links[0];
}

let stopRestoring: (() => void) | null = null;

/** Stops restoring a place, because another page has opened. */
export const endRestoring = (): void => stopRestoring?.();

/** Whether a place is still being restored. */
export const isRestoring = (): boolean => stopRestoring !== null;

/**
 * Returns to a place: now, and in the next frames until the page is laid out and the link is at its
 * former place. Data may take a few seconds to load. Ends as soon as the person scrolls.
 *
 * @returns a function that stops it
 */
export function restoreScrollPlace({ top, link }: ScrollPlace): () => void {
  endRestoring();
  let changedAt = performance.now();
  let frame = 0;
  let steady = 0;
  let height = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of INPUT_EVENTS) window.removeEventListener(name, stop, true);
    if (stopRestoring === stop) stopRestoring = null;
  };
  const scrollBy = (distance: number) => {
    const before = window.scrollY;
    window.scrollBy({ top: distance, behavior: 'instant' });
    return window.scrollY !== before;
  };
  const place = () => {
    const { scrollHeight } = document.documentElement;
    const isNewHeight = scrollHeight !== height;
    if (isNewHeight) changedAt = performance.now();
    const age = performance.now() - changedAt;
    const found = link && findLink(link, top, age > COMPLETE_MS);
    let hasMoved = false;
    if (found) {
      const distance = found.getBoundingClientRect().top - link.offset;
      hasMoved = Math.abs(distance) >= 1 && scrollBy(distance);
    } else if (isNewHeight) hasMoved = scrollBy(top - window.scrollY);
    height = scrollHeight;
    // A page without its link may still be loading.
    steady = hasMoved || (link && !found) ? 0 : steady + 1;
    if (steady < STEADY_FRAMES && age < MAX_MS) frame = requestAnimationFrame(place);
    else stop();
  };
  stopRestoring = stop;
  for (const name of INPUT_EVENTS) {
    window.addEventListener(name, stop, { capture: true, passive: true });
  }
  // Scrolls near the place first, so that the cards there are laid out.
  scrollBy(top - window.scrollY);
  place();
  return stop;
}
