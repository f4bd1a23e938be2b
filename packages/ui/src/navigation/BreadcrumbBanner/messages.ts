/** The messages of the breadcrumb banner. */
export const breadcrumbMessages = {
  unfold: 'Show full path',
};
