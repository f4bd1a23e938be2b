/** What a breadcrumb says besides its name. */
export const breadcrumbWords = {
  unfold: 'Show full path',
};
