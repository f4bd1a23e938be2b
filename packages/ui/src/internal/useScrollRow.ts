import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a row of links or buttons sideways to its current one, now and after each change of
 * `content`. While something is cut off at an edge, the row has the attribute `data-more-before` or
 * `data-more-after`, so that its style can fade that edge.
 */
export function useScrollRow(row: RefObject<HTMLElement | null>, content: string): void {
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    // Not scrollIntoView, which may also scroll the page. Centering works in both text directions.
    const center = () => {
      const active = list
        .querySelector('[aria-current], [aria-pressed=true]')
        ?.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      if (active) list.scrollLeft += active.left + active.width / 2 - (box.left + box.width / 2);
    };
    const fade = () => {
      const before = Math.abs(list.scrollLeft);
      list.toggleAttribute('data-more-before', before > 1);
      list.toggleAttribute('data-more-after', before + list.clientWidth < list.scrollWidth - 1);
    };
    // The observer also runs when it starts, and when a hidden row is shown.
    const observer = new ResizeObserver(() => {
      center();
      fade();
    });
    observer.observe(list);
    list.addEventListener('scroll', fade, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', fade);
    };
  }, [row, content]);
}
