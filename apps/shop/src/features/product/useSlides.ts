import { useEffect, useRef, useState } from 'react';

/** The state of a horizontal slider that shows one slide at a time. */
export function useSlides(count: number) {
  const stage = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const row = stage.current;
    if (!row) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setCurrent([...row.children].indexOf(entry.target));
      },
      { root: row, threshold: 0.6 },
    );
    for (const slide of row.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);

  const show = (at: number) => {
    const row = stage.current;
    if (!row) return;
    const isRtl = getComputedStyle(row).direction === 'rtl';
    row.scrollTo({ left: at * row.clientWidth * (isRtl ? -1 : 1) });
  };
  return { stage, current, show };
}
