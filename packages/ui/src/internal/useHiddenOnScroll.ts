import { useEffect, type RefObject } from 'react';

/** Shorter movements are ignored: a resting finger, or the end of momentum scrolling. */
const STEP_PX = 8;
/** At the top of the page, the header is always shown. */
const TOP_PX = 120;

/**
 * Sets `data-away` on a sticky header while the page scrolls down, and removes it when it scrolls
 * up. It reads only the scroll position and writes the attribute directly, so scrolling causes no
 * render and no forced layout.
 */
export function useHiddenOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const distance = scrollY - last;
      if (scrollY > TOP_PX && Math.abs(distance) < STEP_PX) return;
      header.current?.toggleAttribute('data-away', scrollY > TOP_PX && distance > 0);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [header]);
}
