/** What a pagination says besides the common "Previous" and "Next". */
export const paginationMessages = {
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
};
