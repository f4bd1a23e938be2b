import { useEffect, useRef } from 'react';

/**
 * Marks a sticky header with `data-stuck` once the page has scrolled by 1 px (spec,
 * section 9). Watches a sentinel of 1 px and writes the attribute itself, so that
 * scrolling renders nothing.
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
