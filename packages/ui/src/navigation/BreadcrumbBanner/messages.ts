/** What a breadcrumb says besides its name. */
export const breadcrumbMessages = {
  unfold: 'Show full path',
};
