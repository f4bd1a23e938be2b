/** The words of a series. */
export const seriesMessages = {
  isNew: 'New',
  following: 'On your watchlist',
};
