/** A page's number, or a gap that replaces the pages left out. */
export type PageItem = number | 'gap';

/**
 * Which pages a pagination shows: the first, the last, the current one and `siblings` on each side
 * of it. The number of items is the same on every page, so that links do not move under the
 * pointer. A gap never replaces a single page. Pages count from 1, and a current page out of range
 * becomes the first or the last page.
 */
export function getPageItems(page: number, count: number, siblings = 1): PageItem[] {
  const last = Math.max(1, Math.floor(count));
  const current = Math.min(Math.max(1, Math.floor(page)), last);
  const run = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);

  // First, gap, the middle, gap, last.
  const slots = 2 * siblings + 5;
  if (last <= slots) return run(1, last);
  const edge = slots - 2;
  if (current <= edge - siblings) return [...run(1, edge), 'gap', last];
  if (current > last - edge + siblings) return [1, 'gap', ...run(last - edge + 1, last)];
  return [1, 'gap', ...run(current - siblings, current + siblings), 'gap', last];
}
