/** The messages of the pagination, except the shared "Previous" and "Next". */
export const paginationMessages = {
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
};
