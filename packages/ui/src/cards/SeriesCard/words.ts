/** The words of a series. */
export const seriesWords = {
  isNew: 'New',
  following: 'On your watchlist',
};
