/** The messages of the side navigation. */
export const sideNavMessages = {
  collapse: 'Show icons only',
  expand: 'Show names',
  bottomBar: 'Most used',
};
