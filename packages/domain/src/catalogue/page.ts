/** Cards per page of a grid (docs/product/catalog.md#filters). */
export const PAGE_SIZE = 48;

export interface Page<T> {
  /** The items of all pages up to and including this one. */
  items: readonly T[];
  /** The page number. It starts at 1 and is at most the last page. */
  page: number;
  pages: number;
  total: number;
  hasMore: boolean;
}

/** Which page to show for a number of items. A page number out of range is corrected. */
export const getPageInfo = (
  total: number,
  requested: number,
  size = PAGE_SIZE,
): Omit<Page<never>, 'items'> => {
  const pages = Math.max(1, Math.ceil(total / size));
  const wholeNumber = Number.isFinite(requested) ? Math.trunc(requested) : 1;
  const page = Math.min(pages, Math.max(1, wholeNumber));
  return { page, pages, total, hasMore: page < pages };
};

/** The first `page` pages of a list, for a grid with "load more". */
export const getPagesThrough = <T>(list: readonly T[], page: number, size = PAGE_SIZE): Page<T> => {
  const shown = getPageInfo(list.length, page, size);
  return { ...shown, items: list.slice(0, shown.page * size) };
};
