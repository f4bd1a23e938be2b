import { useEffect, useRef } from 'react';

/**
 * Sets `data-stuck` on a sticky header once the page has scrolled by 1 px
 * (docs/product/pages.md#header). It observes a sentinel of 1 px and writes the attribute directly,
 * so scrolling causes no render.
 */
export function useStuck() {
  const sentinel = useRef<HTMLSpanElement>(null);
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => header.current?.toggleAttribute('data-stuck', !entry?.isIntersecting),
      { threshold: 1 },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return { sentinel, header };
}
