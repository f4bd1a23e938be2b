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

/** The first `page` pages of a list: a "load more" grid keeps what it has already shown. */
export const pageThrough = <T>(list: readonly T[], page: number, size = PAGE_SIZE): Page<T> => {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const wanted = Number.isFinite(page) ? Math.trunc(page) : 1;
  const safe = Math.min(pages, Math.max(1, wanted));
  return {
    items: list.slice(0, safe * size),
    page: safe,
    pages,
    total: list.length,
    hasMore: safe < pages,
  };
};
