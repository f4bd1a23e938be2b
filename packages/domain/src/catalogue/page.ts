/** Cards that a grid shows at once (performance table: pages of 48). */
export const PAGE_SIZE = 48;

export interface Page<T> {
  /** Everything up to and including the asked page. */
  items: readonly T[];
  /** Counted from 1 and never beyond the last. */
  page: number;
  pages: number;
  total: number;
  hasMore: boolean;
}

/** Which page is shown of so many things, whatever was asked for. */
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

/** The first `page` pages of a list: a "load more" grid keeps what it has already shown. */
export const getPagesThrough = <T>(list: readonly T[], page: number, size = PAGE_SIZE): Page<T> => {
  const shown = getPageInfo(list.length, page, size);
  return { ...shown, items: list.slice(0, shown.page * size) };
};
