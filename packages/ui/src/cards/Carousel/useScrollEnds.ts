import { useCallback, useEffect, useRef, useState } from 'react';

/** Which ends of a scrolling row are in view, watched by an IntersectionObserver. */
export const useScrollEnds = () => {
  const scroller = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLSpanElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [ends, setEnds] = useState({ isStart: true, isEnd: false });

  useEffect(() => {
    const [first, last] = [start.current, end.current];
    if (!first || !last) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setEnds((previous) => {
          const next = { ...previous };
          for (const { target, isIntersecting } of entries)
            next[target === first ? 'isStart' : 'isEnd'] = isIntersecting;
          return next;
        }),
      { root: scroller.current, rootMargin: '0px 8px' },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, []);

  /** Scrolls by 85% of the visible width; 1 is toward the end in the text direction. */
  const scrollByPage = useCallback((direction: 1 | -1) => {
    const element = scroller.current;
    if (!element) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    element.scrollBy({ left: element.clientWidth * 0.85 * direction * (isRtl ? -1 : 1) });
  }, []);

  return { scroller, start, end, ...ends, scrollByPage };
};
